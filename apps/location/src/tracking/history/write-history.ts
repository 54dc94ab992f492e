import type { Position } from '../positions/position.js';

/** In which forms positions are handed out. */
export type HistoryForm = 'geojson' | 'gpx' | 'csv';

type Positions = AsyncIterable<Position> | Iterable<Position>;

/** Writes positions piece by piece, however many they are. */
export function writeHistory(positions: Positions, form: HistoryForm): AsyncGenerator<string> {
  return WRITERS[form](positions);
}

const WRITERS = { geojson: writeGeoJson, gpx: writeGpx, csv: writeCsv } as const;

const timeOf = ({ recordedAtMs }: Position): string => new Date(recordedAtMs).toISOString();

/** A collection of points, as RFC 7946 has them. */
async function* writeGeoJson(positions: Positions): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let before = '\n';
  for await (const position of positions) {
    const { deviceId, lat, lon, speedMps, headingDeg, accuracyM, altitudeM } = position;
    const feature = {
      type: 'Feature',
      geometry: {
        type: 'Point',
        coordinates: [lon, lat, ...(altitudeM == null ? [] : [altitudeM])],
      },
      properties: {
        device_id: deviceId,
        recorded_at: timeOf(position),
        speed_mps: speedMps ?? null,
        heading_deg: headingDeg ?? null,
        accuracy_m: accuracyM ?? null,
      },
    };
    yield before + JSON.stringify(feature);
    before = ',\n';
  }
  yield '\n]}\n';
}

/** One track of GPX 1.1. */
async function* writeGpx(positions: Positions): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<gpx version="1.1" creator="Skydeck" xmlns="http://www.topografix.com/GPX/1/1">\n<trk><trkseg>\n';
  for await (const position of positions) {
    const { lat, lon, altitudeM } = position;
    const height = altitudeM == null ? '' : `<ele>${plain(altitudeM)}</ele>`;
    const place = `lat="${plain(lat)}" lon="${plain(lon)}"`;
    yield `<trkpt ${place}>${height}<time>${timeOf(position)}</time></trkpt>\n`;
  }
  yield '</trkseg></trk>\n</gpx>\n';
}

/** As RFC 4180 has it. */
async function* writeCsv(positions: Positions): AsyncGenerator<string> {
  yield 'device_id,recorded_at,lat,lon,speed_mps,heading_deg,accuracy_m,altitude_m,battery_percent\r\n';
  for await (const position of positions) {
    const { deviceId, lat, lon, speedMps, headingDeg, accuracyM, altitudeM } = position;
    const numbers = [lat, lon, speedMps, headingDeg, accuracyM, altitudeM, position.batteryPercent];
    const cells = numbers.map((one) => (one == null ? '' : plain(one)));
    yield `${[quoted(deviceId), timeOf(position), ...cells].join(',')}\r\n`;
  }
}

/** What a table would take for a formula is shown as text. */
const quoted = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Decimals of XML have no exponent. */
const plain = (value: number): string =>
  Math.abs(value) < 1e-6 ? value.toFixed(9).replace(/\.?0+$/, '') : String(value);
