import { SaxesParser } from 'saxes';
import { usageError } from '../../failures/cli-error.js';

/** A position of a trace, as it is sent. */
export interface TracePosition {
  readonly lat: number;
  readonly lon: number;
  readonly recorded_at?: string;
}

/** Positions of tracks, and of routes when there are none. */
const POINTS = ['trkpt', 'rtept'] as const;

/**
 * Reads the positions of GPX in their order; tracks follow each other. A document type is refused: it
 * could have entities of its own.
 */
export function readGpx(text: string): TracePosition[] {
  const found = new Map<string, TracePosition[]>(POINTS.map((name) => [name, []]));
  const parser = new SaxesParser();
  let point: { name: string; lat: number; lon: number; time: string } | undefined;
  let isTime = false;
  parser.on('doctype', () => {
    throw usageError('The file has a document type: that is no GPX.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (found.has(name)) {
      const { lat = '', lon = '' } = attributes;
      point = { name, lat: degrees(lat, 90), lon: degrees(lon, 180), time: '' };
    }
    isTime = point !== undefined && name === 'time';
  });
  parser.on('text', (part) => {
    if (isTime && point) point.time += part;
  });
  parser.on('closetag', ({ name }) => {
    isTime = false;
    if (!point || name !== point.name) return;
    const { lat, lon, time } = point;
    const recorded = timeOf(time);
    found.get(name)!.push({ lat, lon, ...(recorded !== undefined && { recorded_at: recorded }) });
    point = undefined;
  });
  parser.on('error', (error) => {
    throw usageError(`The file is no GPX: ${error.message}.`);
  });
  parser.write(text).close();
  return found.get('trkpt')!.length > 0 ? found.get('trkpt')! : found.get('rtept')!;
}

function degrees(text: string, most: number): number {
  const value = text.trim() === '' ? NaN : Number(text);
  if (!(Math.abs(value) <= most)) throw usageError(`A position of the file has ${text} degrees.`);
  return value;
}

function timeOf(text: string): string | undefined {
  const timeMs = Date.parse(text.trim());
  return Number.isNaN(timeMs) ? undefined : new Date(timeMs).toISOString();
}
