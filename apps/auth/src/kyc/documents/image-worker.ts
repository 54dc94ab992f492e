/**
 * A program of its own: decodes a picture from standard input and writes it anew to standard output
 * as JPEG, behind its width and height. It runs apart and limited, as decoders have had holes.
 */
import sharp from 'sharp';

const MOST_PIXELS = 50_000_000;
const LEAST_SIDE = 200;
const LONGEST_SIDE = 4096;
const QUALITY = 90;
/** Exit codes that the parent knows. */
const BROKEN = 65;
const PIXELS = 66;

async function read(): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

try {
  const input = await read();
  const options = { limitInputPixels: false, failOn: 'error' } as const;
  // The header is read before anything is decoded: it tells what decoding would take.
  const { width, height, pages = 1 } = await sharp(input, options).metadata();
  const isSized = width >= LEAST_SIDE && height >= LEAST_SIDE && width * height <= MOST_PIXELS;
  if (!isSized || pages > 1) process.exit(PIXELS);
  const { data, info } = await sharp(input, options)
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const head = Buffer.alloc(8);
  head.writeUInt32BE(info.width, 0);
  head.writeUInt32BE(info.height, 4);
  process.stdout.end(Buffer.concat([head, data]));
} catch {
  process.exit(BROKEN);
}
