import type { Font } from 'fontkit';
import { PbfWriter } from 'pbf';
import { distanceField } from './distance-field.js';
import { type FontName, labelFont } from './label-fonts.js';
import { outlineOf } from './outline.js';

/** Letters of one file, as styles ask for them. */
export const LETTERS_EACH = 256;
const PIXELS = 24;

/**
 * Letters from a number on, as MapLibre draws them: each with a field of distances to its outline.
 * @see https://maplibre.org/maplibre-style-spec/glyphs/
 */
export function glyphRange(name: FontName, first: number): Uint8Array {
  const font = labelFont(name);
  const writer = new PbfWriter();
  writer.writeMessage(
    1,
    (_, pbf) => {
      pbf.writeStringField(1, name);
      pbf.writeStringField(2, `${first}-${first + LETTERS_EACH - 1}`);
      for (let letter = first; letter < first + LETTERS_EACH; letter++) {
        if (font.hasGlyphForCodePoint(letter))
          pbf.writeMessage(3, writeGlyph, glyphOf(font, letter));
      }
    },
    null,
  );
  return writer.finish();
}

function glyphOf(font: Font, letter: number) {
  const scale = PIXELS / font.unitsPerEm;
  const glyph = font.glyphForCodePoint(letter);
  const { minX, minY, maxX, maxY } = glyph.bbox;
  const [left, top] = [Math.floor(minX * scale), Math.ceil(maxY * scale)];
  const isEmpty = !(maxX > minX && maxY > minY);
  const cell = {
    left,
    top,
    width: Math.ceil(maxX * scale) - left,
    height: top - Math.floor(minY * scale),
  };
  return {
    letter,
    advance: Math.max(0, Math.round(glyph.advanceWidth * scale)),
    // Tops are counted from where the line begins, above the letters.
    cell: isEmpty ? null : { ...cell, below: top - Math.round(font.ascent * scale) },
    field: isEmpty ? null : distanceField(outlineOf(glyph.path, scale), cell),
  };
}

function writeGlyph({ letter, advance, cell, field }: ReturnType<typeof glyphOf>, pbf: PbfWriter) {
  pbf.writeVarintField(1, letter);
  if (field) pbf.writeBytesField(2, field);
  pbf.writeVarintField(3, cell?.width ?? 0);
  pbf.writeVarintField(4, cell?.height ?? 0);
  pbf.writeSVarintField(5, cell?.left ?? 0);
  pbf.writeSVarintField(6, cell?.below ?? 0);
  pbf.writeVarintField(7, advance);
}
