/** Draws an SVG of the page on a canvas, shape by shape: as an image it would lose the page's fonts and colours. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const value = (shape: Element, name: string): number => Number(shape.getAttribute(name) ?? 0);

function outline(shape: Element): Path2D {
  const path = new Path2D(shape.tagName === "path" ? (shape.getAttribute("d") ?? "") : undefined);
  const at = (name: string): number => value(shape, name);
  if (shape.tagName === "rect") path.roundRect(at("x"), at("y"), at("width"), at("height"), at("rx"));
  if (shape.tagName === "circle") path.arc(at("cx"), at("cy"), at("r"), 0, 2 * Math.PI);
  return path;
}

/** What the drawings of the first page are made of; filling a box, as `slice` does. */
export function drawSvg(pen: CanvasRenderingContext2D, svg: SVGSVGElement, box: Box): void {
  const view = svg.viewBox.baseVal;
  const scale = Math.max(box.width / view.width, box.height / view.height);
  const toUser = svg.getScreenCTM()?.inverse();
  if (!toUser) return;
  pen.save();
  pen.translate(box.x + (box.width - view.width * scale) / 2, box.y + (box.height - view.height * scale) / 2);
  pen.scale(scale, scale);
  pen.translate(-view.x, -view.y);
  const whole = pen.getTransform();
  for (const shape of svg.querySelectorAll<SVGGraphicsElement>("path, rect, circle, text")) {
    const style = getComputedStyle(shape);
    const own = shape.getScreenCTM();
    if (!own) continue;
    pen.setTransform(whole.multiply(toUser.multiply(own)));
    pen.fillStyle = style.fill;
    if (shape.tagName === "text") {
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      pen.textAlign = style.textAnchor === "middle" ? "center" : "start";
      pen.fillText(shape.textContent, value(shape, "x"), value(shape, "y"));
      continue;
    }
    const path = outline(shape);
    if (style.fill !== "none") pen.fill(path);
    if (style.stroke === "none") continue;
    pen.strokeStyle = style.stroke;
    pen.lineWidth = parseFloat(style.strokeWidth);
    pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    pen.setLineDash(style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(",").map(parseFloat));
    pen.stroke(path);
  }
  pen.restore();
}
