const EXIF_AT = 6;
const MARK_BYTES = 2;

/**
 * A preview as it is to be held: cameras write that beside the raw pixels, and most leave it out of
 * the preview. One that has Exif of its own is left as it is.
 * @param orientation as Exif has it, 1 to 8
 */
export function turnedJpeg(jpeg: Buffer, orientation: number): Buffer {
  const isTold = jpeg.toString('latin1', EXIF_AT, EXIF_AT + 4) === 'Exif';
  if (isTold || !(orientation > 1 && orientation <= 8)) return jpeg;
  const exif = Buffer.from(
    `ffe100224578696600004d4d002a00000008000101120003000000010000000000000000`,
    'hex',
  );
  exif.writeUInt16BE(orientation, exif.length - 8);
  return Buffer.concat([jpeg.subarray(0, MARK_BYTES), exif, jpeg.subarray(MARK_BYTES)]);
}
