import type { Path } from 'fontkit';
import { labelFont } from '../fonts/label-fonts.js';

/** Where a line of text stands, in pixels. */
export interface TextPlace {
  readonly x: number;
  /** Of the line that letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly align: 'middle' | 'end';
}

const MOST_LETTERS = 100;
const LETTERS_OF = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** A line of text as outlines: it looks the same on machines that have no fonts, and can be no markup. */
export function drawText(text: string, { x, y, size, align }: TextPlace): string {
  const font = labelFont('DejaVu Sans Book');
  const scale = size / font.unitsPerEm;
  const run = laidOut(text);
  let left = x - run.advanceWidth * scale * (align === 'middle' ? 0.5 : 1);
  const parts = run.glyphs.map((glyph, at) => {
    const place = run.positions[at]!;
    const d = dataOf(glyph.path, (px, py) =>
      [left + (px + place.xOffset) * scale, y - (py + place.yOffset) * scale]
        .map((value) => value.toFixed(1))
        .join(' '),
    );
    left += place.xAdvance * scale;
    return d;
  });
  return `<path d="${parts.join('')}"/>`;
}

/** How wide a line of text is, in pixels. */
export const textWidth = (text: string, size: number): number =>
  (laidOut(text).advanceWidth * size) / labelFont('DejaVu Sans Book').unitsPerEm;

const laidOut = (text: string) =>
  labelFont('DejaVu Sans Book').layout(text.replaceAll(/\p{Cc}/gu, ' ').slice(0, MOST_LETTERS));

function dataOf({ commands }: Path, place: (x: number, y: number) => string): string {
  const parts = commands.map(({ command, args }) => {
    const points = Array.from({ length: args.length / 2 }, (_, at) =>
      place(args[at * 2]!, args[at * 2 + 1]!),
    );
    return `${LETTERS_OF[command]}${points.join(' ')}`;
  });
  return parts.join('');
}
