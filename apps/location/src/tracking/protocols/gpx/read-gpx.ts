import { SaxesParser } from 'saxes';
import type { Fix } from '../../positions/position.js';
import { ReportInvalid } from '../report-invalid.js';
import { placeIn, timeIn } from '../said.js';

const MOST_POINTS = 1_000_000;
const DEEPEST = 32;
const LONGEST_TEXT = 1000;

/** A place of a GPX file; one that has no time has `NaN` there. */
export interface GpxPoint extends Fix {
  /** Counted from 0 over the file: which track, and which unbroken part of all. */
  readonly track: number;
  readonly segment: number;
}

/**
 * Reads the tracks of GPX 1.0 and 1.1, piece by piece as text comes; routes and waypoints are plans and
 * no tracks. @throws ReportInvalid
 */
export async function* readGpx(
  text: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<GpxPoint> {
  const found: GpxPoint[] = [];
  const parser = parserInto(found);
  for await (const piece of text) {
    attempt(() => parser.write(piece));
    yield* found.splice(0);
  }
  attempt(() => parser.close());
  yield* found.splice(0);
}

function attempt(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (error instanceof ReportInvalid) throw error;
    throw new ReportInvalid('file', `Is no GPX: ${(error as Error).message.slice(0, 200)}`);
  }
}

function parserInto(found: GpxPoint[]): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const path: string[] = [];
  let [track, segment, count] = [-1, -1, 0];
  let place: { lat: number; lon: number } | null = null;
  let said: Record<string, string> = {};
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new ReportInvalid('file', 'A document type is not allowed.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length === 0 && name !== 'gpx') throw new ReportInvalid('file', 'Is no GPX.');
    if (path.push(name) > DEEPEST) throw new ReportInvalid('file', 'Is too deep.');
    text = '';
    if (name === 'trk') track += 1;
    if (name === 'trkseg') segment += 1;
    if (name !== 'trkpt') return;
    place = placeIn(attributes['lat'], attributes['lon']);
    said = {};
  });
  parser.on('text', (more) => {
    if (place && text.length < LONGEST_TEXT) text += more;
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    // Speed and course come in extensions, whose prefix differs.
    if (place && name !== 'trkpt') said[name.replace(/^.*:/, '')] = text.trim();
    if (name !== 'trkpt' || !place) return;
    count += 1;
    if (count > MOST_POINTS) throw new ReportInvalid('file', `Has over ${MOST_POINTS} points.`);
    found.push({ ...pointOf(place, said), track, segment });
    place = null;
  });
  return parser;
}

function pointOf(place: { lat: number; lon: number }, said: Record<string, string>): Fix {
  const [speed, course] = [number(said['speed']), number(said['course'])];
  return {
    ...place,
    recordedAtMs: said['time'] ? timeIn(said['time'], new Date(0)) : Number.NaN,
    altitudeM: number(said['ele']),
    speedMps: speed !== null && speed >= 0 ? speed : null,
    headingDeg: course !== null && course >= 0 && course <= 360 ? course % 360 : null,
  };
}

const number = (text: string | undefined): number | null =>
  text && Number.isFinite(Number(text)) ? Number(text) : null;
