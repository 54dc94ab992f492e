import type { GreyImage } from '../image/grey-image.js';
import { quarterTurn, straighten, turnAround } from '../image/turn.js';
import { binarise } from './binarise.js';
import { findComponents } from './components.js';
import { decideZone } from './decide-zone.js';
import { findZones } from './find-zones.js';
import type { MrzFields } from './mrz-fields.js';
import { parseZone } from './parse-zone.js';
import { findRows } from './rows.js';
import { findSkew } from './skew.js';

const NEIGHBOURHOOD_PX = 16;
const FEWEST_LETTERS = 50;
const LEVEL_DEG = 0.3;

/** Reads the machine-readable zone of a picture, whichever way up it is. */
export function readMrz(image: GreyImage, today: Date): MrzFields | undefined {
  const found = readUpright(image, today) ?? readUpright(turnAround(image), today);
  if (found !== undefined) return found;
  const turned = quarterTurn(image);
  return readUpright(turned, today) ?? readUpright(turnAround(turned), today);
}

function readUpright(image: GreyImage, today: Date): MrzFields | undefined {
  const letters = findComponents(binarise(image, NEIGHBOURHOOD_PX));
  if (letters.length < FEWEST_LETTERS) return undefined;
  const angle = findSkew(letters);
  const isLevel = Math.abs(angle) < LEVEL_DEG;
  const level = isLevel ? image : straighten(image, angle);
  const rows = findRows(isLevel ? letters : findComponents(binarise(level, NEIGHBOURHOOD_PX)));
  for (const { layout, places } of findZones(level, rows)) {
    const zone = decideZone(layout, places);
    const fields = zone && parseZone(zone, today);
    if (fields !== undefined) return fields;
  }
  return undefined;
}
