import type { DocumentReading } from './document-reading.js';
import { openImage, type OpenedImage } from './image/open-image.js';
import { measureQuality } from './image/quality.js';
import type { MrzFields } from './mrz/mrz-fields.js';
import { readMrz } from './mrz/read-mrz.js';

const MRZ_WIDTHS_PX = [1400, 2400];
const QUALITY_WIDTH_PX = 1000;

/** Reads one image in this process. Services call `readDocument`, which does it apart from them. */
export async function examineImage(bytes: Uint8Array, today: Date): Promise<DocumentReading> {
  const image = await openImage(bytes);
  const mrz = await findMrz(image, today);
  const quality = measureQuality(await image.grey(QUALITY_WIDTH_PX), {
    width: image.width,
    height: image.height,
  });
  return { ...(mrz && { mrz }), quality };
}

/** A page that fills the picture is read at once; a small one needs more pixels. */
async function findMrz(image: OpenedImage, today: Date): Promise<MrzFields | undefined> {
  for (const width of MRZ_WIDTHS_PX) {
    const mrz = readMrz(await image.grey(width), today);
    if (mrz !== undefined || image.width <= width) return mrz;
  }
  return undefined;
}
