#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

// Draws the 37 letter forms of machine-readable zones from Debian's `fonts-ocr-b` and writes them as
// data. The font's outlines: "You may freely use, modify and/or distribute this file, without
// limitation" (Norbert Schwarz); its packaging by Matthew Skala is in the public domain.
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
const CELL = { width: 28, height: 40 };
const FONT_PX = 200;
const CANVAS_PX = 400;

const advance = await measureAdvance();
const capitals = await inkOf('H');
const capHeight = capitals.bottom - capitals.top;
const cell = {
  left: Math.round(CANVAS_PX / 2 - advance / 2),
  top: Math.round((capitals.top + capitals.bottom) / 2 - capHeight * 0.7),
  width: Math.round(advance),
  height: Math.round(capHeight * 1.4),
};

const forms = {};
for (const character of CHARACTERS) {
  const shades = await draw(character)
    .extract(cell)
    .resize({ ...CELL, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  forms[character] = shades.toString('base64');
}

const source = `// Drawn by draw-glyphs.mjs from OCR-B (public domain); not edited by hand.
export const GLYPH_WIDTH = ${CELL.width};
export const GLYPH_HEIGHT = ${CELL.height};
/** Height of a capital as a share of the distance between letters. */
export const CAPITAL_TO_PITCH = ${(capHeight / advance).toFixed(4)};
/** Height of a drawn cell as a share of the height of a capital. */
export const CELL_TO_CAPITAL = 1.4;
export const GLYPHS: Readonly<Record<string, string>> = ${JSON.stringify(forms, null, 2)};
`;
writeFileSync(path.join(import.meta.dirname, 'src/mrz/generated/ocr-b.ts'), source);

function draw(text, anchor = 'middle') {
  const x = anchor === 'middle' ? CANVAS_PX / 2 : 0;
  const escaped = text.replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS_PX * 3}" height="${CANVAS_PX}">
    <rect width="100%" height="100%" fill="#fff"/>
    <text x="${x}" y="280" font-family="OCR B" font-size="${FONT_PX}" text-anchor="${anchor}">${escaped}</text></svg>`;
  return sharp(Buffer.from(svg)).grayscale();
}

async function inkOf(text, anchor) {
  const { data, info } = await draw(text, anchor).raw().toBuffer({ resolveWithObject: true });
  const ink = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (const [at, shade] of data.entries()) {
    if (shade > 127) continue;
    const x = at % info.width;
    const y = Math.trunc(at / info.width);
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x + 1);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y + 1);
  }
  return ink;
}

async function measureAdvance() {
  const one = await inkOf('H', 'start');
  const five = await inkOf('HHHHH', 'start');
  return (five.right - one.right) / 4;
}
