import sharp from 'sharp';
import { Unreadable } from '../unreadable.js';
import { LIMIT_PX } from './picture-formats.js';

const QUALITY = 92;
const LIMITS = { limitInputPixels: LIMIT_PX, failOn: 'none' } as const;

/** A picture without where, when and with what it was taken: upright, its colours kept. */
export async function withoutPlace(file: string): Promise<Uint8Array> {
  const source = sharp(file, LIMITS);
  const { format } = await source.metadata().catch(refuse);
  const upright = source.autoOrient().keepIccProfile();
  if (format === 'jpeg') return upright.jpeg({ quality: QUALITY }).toBuffer().catch(refuse);
  if (format === 'webp') return upright.webp({ quality: QUALITY }).toBuffer().catch(refuse);
  if (format === 'png') return upright.png().toBuffer().catch(refuse);
  if (format === 'tiff') return upright.tiff({ compression: 'lzw' }).toBuffer().catch(refuse);
  if (format === 'gif')
    return sharp(file, { ...LIMITS, animated: true })
      .gif()
      .toBuffer()
      .catch(refuse);
  // AVIF is told as what it is packed in; packing it anew would take seconds.
  if (format === 'heif') return upright.jpeg({ quality: QUALITY }).toBuffer().catch(refuse);
  throw new Unreadable('unsupported');
}

function refuse(cause: unknown): never {
  throw new Unreadable('damaged', { cause });
}
