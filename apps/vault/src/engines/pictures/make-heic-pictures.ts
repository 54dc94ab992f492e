import { readFile } from 'node:fs/promises';
import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { Unreadable } from '../unreadable.js';
import { type Pictures, picturesOf } from './make-pictures.js';
import { LIMIT_PX } from './picture-formats.js';

/** Makes pictures of an HEIC photograph with the decoder that is written in WebAssembly. */
export async function makeHeicPictures(file: string): Promise<Pictures> {
  const buffer = await readFile(file);
  const [image] = await decodeHeic.all({ buffer });
  if (image === undefined) throw new Unreadable('damaged');
  if (image.width * image.height > LIMIT_PX) throw new Unreadable('too_large');
  const { data, width, height } = await image.decode();
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return picturesOf(sharp(pixels, { raw: { width, height, channels: 4 } }), { width, height });
}
