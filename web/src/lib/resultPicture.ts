/** The result of a game as a picture to share: who won, and the points of all as bars. */
import { SEAT_COLOURS } from "../games/game";
import type { Result } from "./result";

/** Pixels: the size that messengers and social networks show without cutting. */
const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 72;

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** As many letters as fit, the rest as an ellipsis. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let cut = text;
  while (cut && pen.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut}…`;
}

export async function resultPicture(result: Result, title: string, headline: string, lead: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour("--wood");
  pen.fillRect(0, 0, WIDTH, 14);
  const ink = colour("--ink");
  const write = (text: string, x: number, y: number, font: string, fill = ink): void => {
    pen.font = font;
    pen.fillStyle = fill;
    pen.fillText(fitted(pen, text, WIDTH - LEFT - x), x, y);
  };
  write(title, LEFT, 92, "600 34px Vollkorn, serif", colour("--ink-soft"));
  write(headline, LEFT, 168, "600 60px Vollkorn, serif");
  write(lead, LEFT, 222, "500 34px 'Alegreya Sans', sans-serif", colour("--ink-soft"));

  const most = Math.max(1, ...result.scores);
  const height = Math.min(84, 330 / result.ranking.length);
  result.ranking.forEach((side, row) => {
    const y = 262 + row * height;
    const seats = result.sides[side] ?? [];
    const room = WIDTH - LEFT - 380 - 160;
    const length = Math.max(6, (Math.max(0, result.scores[side] ?? 0) / most) * room);
    pen.font = "700 34px 'Alegreya Sans', sans-serif";
    pen.fillStyle = ink;
    pen.fillText(fitted(pen, result.names[side] ?? "", 350), LEFT, y + height / 2 + 8);
    seats.forEach((seat, at) => {
      pen.fillStyle = colour(`--c-${SEAT_COLOURS[seat]}`);
      pen.fillRect(LEFT + 380, y + 8 + (at * (height - 24)) / seats.length, length, (height - 24) / seats.length);
    });
    pen.strokeStyle = ink;
    pen.lineWidth = 2;
    pen.strokeRect(LEFT + 380, y + 8, length, height - 24);
    pen.font = "600 40px Vollkorn, serif";
    pen.fillStyle = ink;
    pen.fillText(String(result.scores[side] ?? 0), LEFT + 380 + length + 18, y + height / 2 + 9);
  });
  write("Stofa", LEFT, HEIGHT - 26, "600 28px Vollkorn, serif", colour("--ink-soft"));
  return new Promise((done) => canvas.toBlob(done, "image/png"));
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
