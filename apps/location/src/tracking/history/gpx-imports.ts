import type { Tenant } from '@skydeck/auth-guard';
import { invalid } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DeviceBook } from '../devices/device-book.js';
import { TrackedDeviceErrors } from '../devices/device.errors.js';
import { type SentResult, toSentResult } from '../ingest/ingest.schema.js';
import { PositionIngest, type PositionOutcome } from '../ingest/position-ingest.js';
import { type GpxPoint, readGpx } from '../protocols/gpx/read-gpx.js';
import { ReportInvalid } from '../protocols/report-invalid.js';

const AT_ONCE = 1000;
const MOST_RESULTS = 100;
const NO_TIME: PositionOutcome = {
  status: 'refused',
  code: 'invalid',
  field: 'time',
  message: 'Has no time.',
};

/** Adds tracks of GPX files to the history of a device. */
@Injectable()
export class GpxImports {
  constructor(
    private readonly book: DeviceBook,
    private readonly ingest: PositionIngest,
  ) {}

  /** Takes a file as it comes; what came before a mistake in it is kept. @throws `tracked_device.not_found`, `validation_failed` */
  async take(tenant: Tenant, id: string, bytes: AsyncIterable<Uint8Array>): Promise<SentResult> {
    const device = await this.book.find(tenant, id);
    if (!device) throw TrackedDeviceErrors.not_found();
    const total: SentResult = { stored: 0, late: 0, duplicates: 0, refused: 0, results: [] };
    let read = 0;
    for await (const points of inParts(textOf(bytes))) {
      const timed = points.filter(({ recordedAtMs }) => !Number.isNaN(recordedAtMs));
      const outcomes = await this.ingest.accept(tenant, device, timed.map(toFix));
      let next = 0;
      const all = points.map((point) =>
        Number.isNaN(point.recordedAtMs) ? NO_TIME : outcomes[next++]!,
      );
      addTo(total, toSentResult(all), read);
      read += points.length;
    }
    return total;
  }
}

function addTo(total: SentResult, part: SentResult, before: number): void {
  total.stored += part.stored;
  total.late += part.late;
  total.duplicates += part.duplicates;
  total.refused += part.refused;
  const shown = part.results.slice(0, MOST_RESULTS - total.results.length);
  for (const one of shown) total.results.push({ ...one, index: before + one.index });
}

const toFix = ({ recordedAtMs, lat, lon, speedMps, headingDeg, altitudeM }: GpxPoint) => ({
  recordedAtMs,
  lat,
  lon,
  speedMps: within(speedMps, 0, 100_000),
  headingDeg: headingDeg ?? null,
  altitudeM: within(altitudeM, -20_000, 1_000_000),
});

/** What no device can measure is not kept. */
const within = (value: number | null | undefined, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null;

async function* inParts(text: AsyncIterable<string>): AsyncGenerator<GpxPoint[]> {
  let part: GpxPoint[] = [];
  let count = 0;
  try {
    for await (const point of readGpx(text)) {
      count += 1;
      if (part.push(point) < AT_ONCE) continue;
      yield part;
      part = [];
    }
  } catch (error) {
    if (!(error instanceof ReportInvalid)) throw error;
    throw invalid([
      { location: `body.${error.field}`, code: 'invalid_format', message: error.message },
    ]);
  }
  if (part.length > 0) yield part;
  if (count > 0) return;
  throw invalid([
    { location: 'body', code: 'invalid_format', message: 'There is no track in it.' },
  ]);
}

async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
