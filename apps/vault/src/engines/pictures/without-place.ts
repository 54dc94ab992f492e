import sharp from 'sharp';
import { Unreadable } from '../unreadable.js';
import { LIMIT_PX } from './picture-formats.js';

const QUALITY = 92;

/** A picture without where, when and with what it was taken: upright, its colours kept. */
export async function withoutPlace(file: string): Promise<Uint8Array> {
  const source = sharp(file, { limitInputPixels: LIMIT_PX, failOn: 'none' });
  const { format } = await source.metadata().catch(refuse);
  const upright = source.autoOrient().keepIccProfile();
  if (format === 'jpeg') return upright.jpeg({ quality: QUALITY }).toBuffer().catch(refuse);
  if (format === 'webp') return upright.webp({ quality: QUALITY }).toBuffer().catch(refuse);
  if (format === 'png') return upright.png().toBuffer().catch(refuse);
  if (format === 'tiff') return upright.tiff({ compression: 'lzw' }).toBuffer().catch(refuse);
  throw new Unreadable('unsupported');
}

function refuse(cause: unknown): never {
  throw new Unreadable('damaged', { cause });
}
