import type { AamvaFields } from './barcode/aamva-fields.js';
import { parseAamva } from './barcode/parse-aamva.js';
import { readPdf417 } from './barcode/read-pdf417.js';
import type { DocumentReading } from './document-reading.js';
import { openImage, type OpenedImage } from './image/open-image.js';
import { measureQuality } from './image/quality.js';
import type { MrzFields } from './mrz/mrz-fields.js';
import { readMrz } from './mrz/read-mrz.js';

const QUALITY_WIDTH_PX = 1000;
const BARCODE_WIDTH_PX = 1800;
/** A page that fills the picture is read at once; a small one needs more pixels. */
const MRZ_WIDTHS_PX = [1400, 2400];

/** Reads one image in this process. Services call `readDocument`, which does it apart from them. */
export async function examineImage(bytes: Uint8Array, today: Date): Promise<DocumentReading> {
  const image = await openImage(bytes);
  const { width, height } = image;
  const quality = measureQuality(await image.grey(QUALITY_WIDTH_PX), { width, height });
  const mrz = await findMrz(image, today);
  const barcode = await findBarcode(image, mrz === undefined);
  return { ...(mrz && { mrz }), ...(barcode && { barcode }), quality };
}

async function findMrz(image: OpenedImage, today: Date): Promise<MrzFields | undefined> {
  for (const width of MRZ_WIDTHS_PX) {
    const mrz = readMrz(await image.grey(width), today);
    if (mrz !== undefined || image.width <= width) return mrz;
  }
  return undefined;
}

/** Few documents have both, so a zone that was read makes one quick look enough. */
async function findBarcode(
  image: OpenedImage,
  isThorough: boolean,
): Promise<AamvaFields | undefined> {
  const text = await readPdf417(await image.grey(BARCODE_WIDTH_PX), isThorough);
  return text === undefined ? undefined : parseAamva(text);
}
