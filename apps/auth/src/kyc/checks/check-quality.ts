import type { DocumentReading } from '@skydeck/document-reader';
import { type Evidence, failed, passed, type Verdict } from './evidence.js';
import type { ReasonCode } from './reasons.js';

/** Figures of `Quality` beyond which people cannot read a document either. */
const LEAST_SHARPNESS = 40;
const DARKEST = 0.12;
const BRIGHTEST = 0.98;
const MOST_GLARE = 0.6;
const LEAST_LONG_SIDE = 600;

/** Whether the pictures of the document can be read. What was read proves that its picture can. */
export function checkQuality({ readings }: Evidence): Verdict {
  const reasons = new Set<ReasonCode>();
  for (const { side, reading, problem } of readings) {
    if (problem) reasons.add(problem);
    if (side === 'selfie' || !reading || reading.mrz || reading.barcode) continue;
    for (const reason of problemsOf(reading)) reasons.add(reason);
  }
  return reasons.size > 0 ? failed(...reasons) : passed;
}

function problemsOf({ quality }: DocumentReading): ReasonCode[] {
  const { sharpness, brightness, glare, width, height } = quality;
  const found: [ReasonCode, boolean][] = [
    ['image_too_small', Math.max(width, height) < LEAST_LONG_SIDE],
    ['image_blurred', sharpness < LEAST_SHARPNESS],
    ['image_dark', brightness < DARKEST],
    ['image_bright', brightness > BRIGHTEST],
    ['image_glare', glare > MOST_GLARE],
  ];
  return found.flatMap(([reason, isSo]) => (isSo ? [reason] : []));
}
