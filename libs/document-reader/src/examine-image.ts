import type { DocumentReading } from './document-reading.js';
import { openImage } from './image/open-image.js';
import { measureQuality } from './image/quality.js';

const QUALITY_WIDTH_PX = 1000;

/** Reads one image in this process. Services call `readDocument`, which does it apart from them. */
export async function examineImage(bytes: Uint8Array, today: Date): Promise<DocumentReading> {
  const image = await openImage(bytes);
  void today;
  const quality = measureQuality(await image.grey(QUALITY_WIDTH_PX), {
    width: image.width,
    height: image.height,
  });
  return { quality };
}
