import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { GreyImage } from '../image/grey-image.js';
import { straighten } from '../image/turn.js';

/** The decoder gives up beyond about five degrees, so the picture is turned under it. */
const TURNS_DEG = [0, -7, 7, -14, 14];

/** The bytes of the first PDF417 symbol in a picture; its error correction vouches for them. */
export async function readPdf417(
  image: GreyImage,
  isThorough: boolean,
): Promise<string | undefined> {
  await prepared();
  for (const turn of isThorough ? TURNS_DEG : [0]) {
    const text = await decode(turn === 0 ? image : straighten(image, turn));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** An `ImageData` of browsers, which Node lacks. */
type Picture = Parameters<typeof readBarcodes>[0];

async function decode(image: GreyImage): Promise<string | undefined> {
  const [found] = await readBarcodes(toImageData(image), {
    formats: ['PDF417'],
    tryHarder: true,
    maxNumberOfSymbols: 1,
  });
  // The text forms of the decoder print control characters; the bytes are what was encoded.
  return found?.isValid ? Buffer.from(found.bytes).toString('latin1') : undefined;
}

function toImageData({ pixels, width, height }: GreyImage): Picture {
  const colours = new Uint32Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) colours[at] = pixels[at]! * 0x01_01_01 + 0xff_00_00_00;
  const data = new Uint8ClampedArray(colours.buffer);
  return { data, width, height, colorSpace: 'srgb' } as Picture;
}

let preparing: Promise<unknown> | undefined;

/** Loads the decoder from the package; by itself it would fetch it from a server. */
async function prepared(): Promise<unknown> {
  preparing ??= readFile(
    fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
  ).then((program) =>
    prepareZXingModule({
      overrides: { wasmBinary: new Uint8Array(program).buffer },
      fireImmediately: true,
    }),
  );
  return preparing;
}
