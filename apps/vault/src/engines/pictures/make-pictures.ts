import { encode } from 'blurhash';
import sharp, { type OutputInfo, type ResizeOptions, type Sharp } from 'sharp';
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
/** A thumbnail is cut out of it. */
const AROUND: ResizeOptions = {
  width: THUMBNAIL_PX,
  height: THUMBNAIL_PX,
  fit: 'outside',
  withoutEnlargement: true,
};
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

/** Makes all pictures of one, which is unpacked once: the small ones are made of the large one. */
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
  const pixels = await pixelsOf(upright.resize(BOX).flatten({ background: '#ffffff' })).catch(
    refuse,
  );
  // What is no larger than a thumbnail need not go through all pixels each time.
  const few = await pixelsOf(sharp(...pixels).resize(AROUND));
  const [preview, thumbnail, colours] = await Promise.all([
    sharp(...pixels)
      .jpeg({ quality: 80 })
      .toBuffer(),
    sharp(...few)
      .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'cover' })
      .webp()
      .toBuffer(),
    pixelsOf(
      sharp(...few)
        .resize(HASH_PX, HASH_PX, { fit: 'fill' })
        .ensureAlpha(),
    ),
  ]);
  const [grey] = await pixelsOf(
    sharp(...colours)
      .removeAlpha()
      .grayscale(),
    'b-w',
  );
  const { across, down } = HASH_PARTS;
  return {
    width,
    height,
    preview,
    thumbnail,
    blurhash: encode(new Uint8ClampedArray(colours[0]), HASH_PX, HASH_PX, across, down),
    phash: perceptualHash(grey, HASH_PX),
  };
}

/** Pixels, and how they lie: what is given to sharp to go on with them. */
type Pixels = [Buffer, { raw: OutputInfo }];

async function pixelsOf(picture: Sharp, space = 'srgb'): Promise<Pixels> {
  const made = picture.toColourspace(space).raw();
  const { data, info } = await made.toBuffer({ resolveWithObject: true });
  return [data, { raw: info }];
}

function refuse(cause: unknown): never {
  const isBomb = cause instanceof Error && cause.message.includes('pixel limit');
  throw new Unreadable(isBomb ? 'too_large' : 'damaged', { cause });
}
