/** The result of a game as a picture to share: who won, the points of all, and what the game looks like. */
import { mount, unmount, type Component } from "svelte";
import { SEAT_COLOURS } from "../games/game";
import Logo from "../parts/Logo.svelte";
import { LETTERS, SHAPES } from "../parts/Mark.svelte";
import { number } from "./formats";
import { i18n } from "./i18n.svelte";
import type { Result } from "./result";
import { drawSvg, type Box } from "./svgOnCanvas";

/** Pixels: the size that messengers and social networks show without cutting. */
const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 56;
/** Where the words end, and the drawing beside them. */
const WORDS = 486;
const DRAWING: Box = { x: 530, y: 48, width: 614, height: 534 };

const SERIF = "Vollkorn, serif";
const SANS = "'Alegreya Sans', sans-serif";

/** What is written beside the points. */
export interface Words {
  /** Of the game. */
  title: string;
  headline: string;
  /** By how much. */
  lead: string;
  /** The last line: the evening so far, the day. */
  last: string;
}

/** As large as it fits, down to two thirds; then as many letters as fit. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number, style: string, size: number, family: string): string {
  const set = (pixels: number): number => {
    pen.font = `${style} ${pixels}px ${family}`;
    return pen.measureText(text).width;
  };
  for (let pixels = size; pixels >= (size * 2) / 3; pixels -= 1) if (set(pixels) <= width) return text;
  let cut = text;
  while (cut && pen.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut}…`;
}

/** Words in as many lines as they need. */
function lines(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const out: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${out.at(-1) ?? ""} ${word}`.trim();
    if (out.length && pen.measureText(longer).width <= width) out[out.length - 1] = longer;
    else out.push(word);
  }
  return out;
}

export async function resultPicture(result: Result, words: Words, Drawing: Component | undefined): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const host = document.createElement("div");
  host.inert = true;
  host.style.cssText = "position: fixed; left: -400px; width: 200px";
  document.body.append(host);
  const mounted = [mount(Logo, { target: host }), ...(Drawing ? [mount(Drawing, { target: host })] : [])];
  try {
    draw(pen, host, result, words);
  } finally {
    await Promise.all(mounted.map((part) => unmount(part)));
    host.remove();
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function draw(pen: CanvasRenderingContext2D, host: HTMLElement, result: Result, { title, headline, lead, last }: Words): void {
  const colour = (name: string, of: Element = host): string => getComputedStyle(of).getPropertyValue(name).trim();
  const [ink, soft] = [colour("--ink"), colour("--ink-soft")];
  const write = (text: string, y: number, style: string, size: number, family: string, fill: string): void => {
    const shown = fitted(pen, text, WORDS - LEFT, style, size, family);
    pen.fillStyle = fill;
    pen.fillText(shown, LEFT, y);
  };
  const [logo, drawing] = host.querySelectorAll("svg");
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (logo) drawSvg(pen, logo, { x: LEFT, y: 44, width: 36, height: 36 });
  pen.font = `600 28px ${SERIF}`;
  pen.fillStyle = ink;
  pen.fillText("Stofa", LEFT + 46, 72);
  write(title, 130, "500", 26, SANS, soft);

  pen.save();
  pen.beginPath();
  pen.roundRect(DRAWING.x, DRAWING.y, DRAWING.width, DRAWING.height, 14);
  pen.clip();
  pen.fillStyle = colour("--wood");
  pen.fill();
  if (drawing) drawSvg(pen, drawing, DRAWING);
  pen.restore();

  pen.font = `600 50px ${SERIF}`;
  const said = lines(pen, headline, WORDS - LEFT);
  said.slice(0, 2).forEach((line, at) => write(at === 1 && said.length > 2 ? said.slice(1).join(" ") : line, 184 + at * 56, "600", 50, SERIF, ink));
  const below = 184 + (Math.min(said.length, 2) - 1) * 56;
  if (lead) write(lead, below + 40, "500", 25, SANS, soft);

  const top = below + (lead ? 62 : 30);
  const height = Math.min(68, (566 - top) / result.ranking.length);
  result.ranking.forEach((side, row) => {
    const y = top + row * height;
    const middle = y + height / 2;
    pen.fillStyle = colour("--line-strong");
    pen.fillRect(LEFT, y, WORDS - LEFT, 1);
    const seats = result.sides[side] ?? [];
    seats.forEach((seat, at) => mark(pen, host, seat, LEFT + at * 42, middle, ink));
    const points = number(result.scores[side] ?? 0, i18n.language);
    pen.font = `700 38px ${SANS}`;
    pen.fillStyle = ink;
    pen.textAlign = "end";
    pen.fillText(points, WORDS, middle + 13);
    const room = WORDS - pen.measureText(points).width - 16;
    pen.textAlign = "start";
    const x = LEFT + seats.length * 42 + 10;
    const name = fitted(pen, result.names[side] ?? "", room - x, "700", 28, SANS);
    pen.fillText(name, x, middle + 9);
  });
  write(last, HEIGHT - 36, "500", 22, SANS, soft);
}

/** Colour, shape and letter of a seat. */
function mark(pen: CanvasRenderingContext2D, host: HTMLElement, seat: number, x: number, middle: number, ink: string): void {
  const colour = SEAT_COLOURS[seat]!;
  const shown = document.createElement("span");
  shown.className = `k-${colour}`;
  host.append(shown);
  const style = getComputedStyle(shown);
  pen.save();
  pen.translate(x, middle - 19);
  pen.scale(1.9, 1.9);
  const shape = new Path2D(SHAPES[colour]);
  pen.fillStyle = style.getPropertyValue("--c");
  pen.fill(shape);
  pen.strokeStyle = ink;
  pen.stroke(shape);
  pen.font = `700 11px ${SANS}`;
  pen.textAlign = "center";
  pen.fillStyle = style.getPropertyValue("--on");
  pen.fillText(LETTERS[i18n.language][colour], 10, 14);
  pen.restore();
  shown.remove();
}

/** Shares a picture where the device can, and downloads it where it cannot. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // changed their mind
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
