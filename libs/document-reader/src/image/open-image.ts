import sharp, { type Sharp } from 'sharp';
import { DocumentUnreadable } from '../document-unreadable.js';
import type { GreyImage } from './grey-image.js';

/** A picture of 50 million pixels is more than any telephone's camera makes of a document. */
const LIMIT_PX = 50_000_000;
const SMALLEST_SIDE_PX = 32;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

/** An image whose header was understood; pixels are decoded when they are asked for. */
export interface OpenedImage {
  /** Size when upright. */
  width: number;
  height: number;
  /** Decodes upright, grey and at most so wide; never scales up. */
  grey(widthPx: number): Promise<GreyImage>;
}

/** Reads the header and refuses what is no photograph, before anything large is decoded. */
export async function openImage(bytes: Uint8Array): Promise<OpenedImage> {
  if (!isPhotograph(bytes)) throw new DocumentUnreadable('not_an_image');
  const { width, height } = await headerOf(bytes);
  return {
    width,
    height,
    grey: async (widthPx) => decode(bytes, Math.min(widthPx, width)),
  };
}

async function headerOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const header = await pipeline(bytes).metadata().catch(refuse);
  const { width, height } = header.autoOrient;
  if (!FORMATS.has(header.format)) throw new DocumentUnreadable('not_an_image');
  if (width * height > LIMIT_PX) throw new DocumentUnreadable('too_large');
  if (Math.min(width, height) < SMALLEST_SIDE_PX) throw new DocumentUnreadable('too_small');
  return { width, height };
}

async function decode(bytes: Uint8Array, width: number): Promise<GreyImage> {
  const { data, info } = await pipeline(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}

function pipeline(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: LIMIT_PX, failOn: 'error', pages: 1 });
}

function refuse(cause: unknown): never {
  const isBomb = cause instanceof Error && cause.message.includes('pixel limit');
  throw new DocumentUnreadable(isBomb ? 'too_large' : 'not_an_image', { cause });
}

/** The first bytes of JPEG, PNG and WebP. Documents with programs in them, as SVG, never get in. */
function isPhotograph(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\u00FF\u00D8\u00FF') ||
    start.startsWith('\u0089PNG\r\n\u001A\n') ||
    (start.startsWith('RIFF') && start.slice(8) === 'WEBP')
  );
}
