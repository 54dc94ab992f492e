import { closedAreasIn } from './closed-area.js';
import { readGpx } from './read-gpx.js';

const ring = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
];

describe('GPX', () => {
  it('has the positions of all tracks, with their times', () => {
    const text = `<?xml version="1.0"?><gpx><metadata><time>2020-01-01T00:00:00Z</time></metadata>
      <wpt lat="9" lon="9"/><trk><name>A</name><trkseg>
      <trkpt lat="43.7" lon="7.4"><ele>3</ele><time>2026-01-01T10:00:00+01:00</time></trkpt>
      <trkpt lat="-43.7" lon="-7.4"/></trkseg></trk>
      <trk><trkseg><trkpt lat="1" lon="2"><time>soon</time></trkpt></trkseg></trk></gpx>`;
    expect(readGpx(text)).toEqual([
      { lat: 43.7, lon: 7.4, recorded_at: '2026-01-01T09:00:00.000Z' },
      { lat: -43.7, lon: -7.4 },
      { lat: 1, lon: 2 },
    ]);
  });

  it('has the positions of routes when there is no track', () => {
    expect(readGpx('<gpx><rte><rtept lat="1" lon="2"/></rte></gpx>')).toEqual([{ lat: 1, lon: 2 }]);
    expect(readGpx('<gpx/>')).toEqual([]);
  });

  it.each([
    '',
    'no XML',
    '<gpx><trkpt lat="91" lon="0"/></gpx>',
    '<gpx><trkpt lon="0"/></gpx>',
    '<!DOCTYPE gpx [<!ENTITY a "aaaa">]><gpx>&a;</gpx>',
  ])('refuses %j', (text) => {
    expect(() => readGpx(text)).toThrow(/file/);
  });
});

describe('areas of GeoJSON', () => {
  it('are found in geometries, features and collections', () => {
    const polygon = { type: 'Polygon', coordinates: [ring] };
    const feature = { type: 'Feature', geometry: polygon };
    const many = { type: 'MultiPolygon', coordinates: [[ring], [ring]] };
    const all = {
      type: 'FeatureCollection',
      features: [feature, { type: 'GeometryCollection', geometries: [many] }],
    };
    for (const [document, count] of [
      [polygon, 1],
      [feature, 1],
      [many, 2],
      [all, 3],
    ] as const) {
      expect(closedAreasIn(document).coordinates).toEqual(
        Array.from({ length: count }, () => [ring]),
      );
    }
  });

  it.each([null, 7, {}, { type: 'Point', coordinates: [0, 0] }, { type: 'Feature' }])(
    'refuses %j',
    (document) => {
      expect(() => closedAreasIn(document)).toThrow('no Polygon');
    },
  );
});
