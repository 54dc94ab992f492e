import { encode } from 'blurhash';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { Unreadable } from '../unreadable.js';
import { perceptualHash } from './perceptual-hash.js';
import { LIMIT_PX } from './picture-formats.js';

const PREVIEW_PX = 1440;
const BOX: ResizeOptions = {
  width: PREVIEW_PX,
  height: PREVIEW_PX,
  fit: 'inside',
  withoutEnlargement: true,
};
const THUMBNAIL_PX = 250;
const HASH_PX = 32;
const HASH_PARTS = { across: 4, down: 3 };

/** What is made of a photograph. */
export interface Pictures {
  /** Of the whole picture when it is held upright. */
  width: number;
  height: number;
  /** JPEG, at most 1440 pixels each way. */
  preview: Uint8Array;
  /** WebP, 250 by 250 pixels. */
  thumbnail: Uint8Array;
  blurhash: string;
  /** 64 bits as sixteen hexadecimal digits. */
  phash: string;
}

/** Makes all pictures of one: the large one first, the others of that. */
export async function makePictures(file: string, isUpright: boolean): Promise<Pictures> {
  const source = sharp(file, { limitInputPixels: LIMIT_PX, failOn: 'none', pages: 1 });
  const header = await source.metadata().catch(refuse);
  const { width, height } = isUpright ? header : header.autoOrient;
  return picturesOf(isUpright ? source : source.autoOrient(), { width, height });
}

/** Makes them of pixels that are upright already. */
export async function picturesOf(
  upright: Sharp,
  { width, height }: { width: number; height: number },
): Promise<Pictures> {
  const preview = await upright
    .resize(BOX)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(refuse);
  const [thumbnail, colours, grey] = await Promise.all([
    sharp(preview).resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'cover' }).webp().toBuffer(),
    raw(sharp(preview).ensureAlpha()),
    raw(sharp(preview).grayscale()),
  ]);
  const { across, down } = HASH_PARTS;
  return {
    width,
    height,
    preview,
    thumbnail,
    blurhash: encode(new Uint8ClampedArray(colours), HASH_PX, HASH_PX, across, down),
    phash: perceptualHash(grey, HASH_PX),
  };
}

function raw(picture: Sharp): Promise<Buffer> {
  return picture.resize(HASH_PX, HASH_PX, { fit: 'fill' }).raw().toBuffer();
}

function refuse(cause: unknown): never {
  const isBomb = cause instanceof Error && cause.message.includes('pixel limit');
  throw new Unreadable(isBomb ? 'too_large' : 'damaged', { cause });
}
