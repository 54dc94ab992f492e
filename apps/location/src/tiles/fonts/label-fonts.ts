import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/**
 * The fonts of labels, by the names that styles know them by: DejaVu, which has Latin, Cyrillic, Greek, Arabic,
 * Hebrew and more. Its licence lets it be used and passed on (Bitstream Vera, Arev, public domain).
 */
export const FONTS = {
  'DejaVu Sans Book': 'DejaVuSans.ttf',
  'DejaVu Sans Bold': 'DejaVuSans-Bold.ttf',
} as const;
export type FontName = keyof typeof FONTS;

const opened = new Map<FontName, Font>();

/** Opens a font once; only for threads, as it reads a file. */
export function labelFont(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(resolve(`dejavu-fonts-ttf/ttf/${FONTS[name]}`));
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
  opened.set(name, font);
  return font;
}

/** The font that a stack of names means: the first that is there. */
export function fontOf(stack: string): FontName {
  const found = stack.split(',').find((name) => name.trim() in FONTS);
  return (found?.trim() as FontName | undefined) ?? 'DejaVu Sans Book';
}
