import type { AttributeValue } from '../../positions/position.js';
import type { Report } from '../report.js';
import { numberIn, placeIn, textIn, timeIn } from '../said.js';

const MPS_PER_KNOT = 1852 / 3600;
/** What has a meaning; all else is kept as it was said. */
const KNOWN = new Set(
  'id deviceid lat lon location timestamp speed bearing heading altitude accuracy hacc batt'.split(
    ' ',
  ),
);
const MOST_ATTRIBUTES = 32;

/**
 * What OsmAnd, the app of Traccar and others say in the parameters of an address or a form.
 * @see https://www.traccar.org/osmand/
 * @throws ReportInvalid
 */
export function readOsmand(said: URLSearchParams, now: Date): Report {
  const [lat, lon] = said.get('location')?.split(',') ?? [said.get('lat'), said.get('lon')];
  const number = (name: string, least: number, most: number) =>
    numberIn(said.get(name), name, least, most);
  const knots = number('speed', -1, 100_000);
  const bearing = said.has('bearing') ? 'bearing' : 'heading';
  return {
    externalId: textIn(said.get('id') ?? said.get('deviceid'), 'id'),
    ...placeIn(lat, lon),
    recordedAtMs: timeIn(said.get('timestamp'), now),
    // Devices say -1 for what they do not know.
    speedMps: knots !== null && knots >= 0 ? knots * MPS_PER_KNOT : null,
    headingDeg: heading(number(bearing, -1, 360)),
    altitudeM: number('altitude', -20_000, 1_000_000),
    accuracyM: number(said.has('accuracy') ? 'accuracy' : 'hacc', 0, 1e7),
    batteryPercent: number('batt', 0, 100),
    attributes: othersIn(said),
  };
}

const heading = (degrees: number | null): number | null =>
  degrees === null || degrees < 0 ? null : degrees % 360;

function othersIn(said: URLSearchParams): Record<string, AttributeValue> {
  const others = [...said].filter(([name]) => !KNOWN.has(name) && name.length <= 64);
  return Object.fromEntries(
    others.slice(0, MOST_ATTRIBUTES).map(([name, text]) => [name, valueOf(text.slice(0, 256))]),
  );
}

function valueOf(text: string): AttributeValue {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = Number(text);
  // A number that is longer than it has to be is a name, such as 007.
  return text !== '' && String(number) === text ? number : text;
}
