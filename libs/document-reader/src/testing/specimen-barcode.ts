import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/full';

const PROGRAM = createRequire(import.meta.url).resolve('zxing-wasm/full/zxing_full.wasm');

/** Lays out elements as an AAMVA barcode of version 10, California. */
export function specimenAamva(elements: Record<string, string>): string {
  const body = Object.entries(elements).map(([id, value]) => `${id}${value}`);
  const subfile = `DL${body.join('\n')}\r`;
  const offset = String(31).padStart(4, '0');
  const length = String(subfile.length).padStart(4, '0');
  return `@\n\u001E\rANSI 636014100001DL${offset}${length}${subfile}`;
}

/** Draws a text as a PDF417 symbol in the middle of a card. */
export async function specimenBarcode(text: string): Promise<Sharp> {
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(PROGRAM)).buffer } });
  const { image, error } = await writeBarcode(text, { format: 'PDF417', scale: 3 });
  if (image === null) throw new Error(error);
  const symbol = await sharp(Buffer.from(await image.arrayBuffer()))
    .flatten()
    .toBuffer();
  const card = sharp(symbol).extend({
    top: 120,
    bottom: 160,
    left: 60,
    right: 60,
    background: '#f4f2ec',
  });
  return sharp(await card.png().toBuffer());
}
