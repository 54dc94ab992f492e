import { seeded } from '../../roads/fixtures/seeded.js';
import { berlin } from '../fixtures/trace.js';
import type { Position } from '../positions/position.js';
import { readGpx } from '../protocols/gpx/read-gpx.js';
import { ReportInvalid } from '../protocols/report-invalid.js';
import { awayFromM, simplify } from './simplify.js';
import { writeHistory } from './write-history.js';

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

async function pointsOf(pieces: string[]) {
  const points = [];
  for await (const point of readGpx(pieces)) points.push(point);
  return points;
}

describe('history', () => {
  const drive = berlin();

  it.each([1, 10, 100])('without what lies within %d m of the line that stays', (toleranceM) => {
    const kept = simplify(drive, toleranceM);
    expect([kept[0], kept.at(-1)]).toEqual([drive[0], drive.at(-1)]);
    expect(kept.length).toBeLessThan(drive.length);
    for (let piece = 1; piece < kept.length; piece++) {
      const [from, to] = [kept[piece - 1]!, kept[piece]!];
      const left = drive.slice(drive.indexOf(from), drive.indexOf(to));
      for (const one of left) expect(awayFromM(one, from, to)).toBeLessThanOrEqual(toleranceM);
    }
  });

  it('is as it is when it is short, and goes straight over the antimeridian', () => {
    for (const count of [0, 1, 2]) {
      expect(simplify(drive.slice(0, count), 1)).toEqual(drive.slice(0, count));
    }
    const over = [179.9, 179.99, -179.99, -179.9].map((lon) => ({ lat: 0, lon }));
    expect(simplify(over, 1)).toEqual([over[0], over[3]]);
  });

  it('comes back from GPX as it was, in pieces of any size', async () => {
    const drift = drive.map(({ deviceId, recordedAtMs, lat, lon }, index): Position => {
      return { deviceId, recordedAtMs: recordedAtMs + index, lat, lon, altitudeM: index / 10 };
    });
    const text = await textOf(
      writeHistory([...drift, { ...drift[0]!, lat: 1e-7, lon: -0 }], 'gpx'),
    );
    const below = seeded(2);
    const pieces: string[] = [];
    for (let at = 0; at < text.length; at += pieces.at(-1)!.length) {
      pieces.push(text.slice(at, at + 1 + below(300)));
    }
    const read = await pointsOf(pieces);
    expect(read.pop()).toMatchObject({ lat: 1e-7, lon: 0 });
    const told = read.map(({ recordedAtMs, lat, lon, altitudeM }) => [
      recordedAtMs,
      lat,
      lon,
      altitudeM,
    ]);
    expect(told).toEqual(drift.map((one) => [one.recordedAtMs, one.lat, one.lon, one.altitudeM]));
  });

  it('is a collection of GeoJSON, or a table without formulas', async () => {
    const odd = { ...drive[0]!, deviceId: '=1+"1"', altitudeM: 30 };
    const collection = JSON.parse(
      await textOf(writeHistory([odd, drive[1]!], 'geojson')),
    ) as object;
    expect(collection).toMatchObject({
      type: 'FeatureCollection',
      features: [{ geometry: { coordinates: [odd.lon, odd.lat, 30] } }, { type: 'Feature' }],
    });
    expect(JSON.parse(await textOf(writeHistory([], 'geojson')))).toMatchObject({ features: [] });
    const [, line] = (await textOf(writeHistory([odd], 'csv'))).split('\r\n');
    expect(line).toMatch(/^"'=1\+""1""",2026-11-23T08:00:00.000Z,52/);
  });

  it.each([
    ['<!DOCTYPE gpx [<!ENTITY a "b">]><gpx>&a;</gpx>', 'file'],
    ['<gpx><trk>&unknown;</trk></gpx>', 'file'],
    ['<gpx><trk><trkseg><trkpt lat="1" lon="2">', 'file'],
    ['<kml></kml>', 'file'],
    ['', 'file'],
    ['<gpx><trkpt lat="91" lon="2"></trkpt></gpx>', 'lat'],
    ['<gpx><trkpt lat="1"></trkpt></gpx>', 'lon'],
    [`<gpx>${'<a>'.repeat(40)}`, 'file'],
  ])('is not taken from %s', async (text, field) => {
    const error: unknown = await pointsOf([text]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ReportInvalid);
    expect(error).toMatchObject({ field });
  });
});
