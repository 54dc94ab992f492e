import { z } from 'zod';
import type { Position } from '../positions/position.js';

const text = z.string().max(256);

/** A position as it is sent in JSON, over HTTP, MQTT and WebSocket alike. */
export const SentPosition = z
  .strictObject({
    device_id: z.string().min(1).max(128),
    recorded_at: z.iso.datetime({ offset: true }),
    lat: z.number().min(-90).max(90).describe('Degrees north of the equator.'),
    lon: z.number().min(-180).max(180).describe('Degrees east of Greenwich.'),
    speed_mps: z.number().min(0).max(100_000).nullish(),
    heading_deg: z.number().min(0).max(360).nullish(),
    accuracy_m: z.number().min(0).max(10_000_000).nullish(),
    altitude_m: z.number().min(-20_000).max(1_000_000).nullish(),
    battery_percent: z.number().min(0).max(100).nullish(),
    attributes: z
      .record(z.string().max(64), z.union([text, z.number(), z.boolean()]))
      .refine((all) => Object.keys(all).length <= 64, 'Must have at most 64 entries.')
      .nullish(),
  })
  .meta({ id: 'SentPosition' });

/** How many positions one batch may have. */
export const MOST_POSITIONS = 1000;
/** Clocks of devices may be so far ahead. */
const MOST_AHEAD_MS = 600_000;

/** Why a position is not taken. */
export type RefusalCode = 'invalid' | 'in_the_future' | 'too_old' | 'unknown_device';

/** Why one position of a batch was not taken; the others are. */
export interface RefusedPosition {
  /** Which one, counting from 0. */
  readonly index: number;
  readonly code: RefusalCode;
  readonly field: string;
  readonly message: string;
}

/** What a batch comes down to. */
export interface CheckedBatch {
  /** In the order of their time, each device and time once. */
  readonly positions: readonly Position[];
  readonly refused: readonly RefusedPosition[];
  /** How many said again what another one of the batch says. */
  readonly duplicates: number;
}

/** What a batch is measured by. */
export interface BatchRules {
  readonly now: Date;
  /** Milliseconds that positions are kept. */
  readonly retentionMs: number;
}

/** A batch has none, or too many positions. */
export class BatchSizeInvalid extends Error {
  constructor(count: number) {
    super(`A batch has 1 to ${MOST_POSITIONS} positions, this one has ${count}.`);
    this.name = 'BatchSizeInvalid';
  }
}

/** Checks what was sent, one by one. @throws BatchSizeInvalid */
export function checkBatch(sent: readonly unknown[], rules: BatchRules): CheckedBatch {
  if (sent.length < 1 || sent.length > MOST_POSITIONS) throw new BatchSizeInvalid(sent.length);
  const refused: RefusedPosition[] = [];
  const positions = sent.flatMap((one, index) => {
    const checked = check(one, rules);
    if ('deviceId' in checked) return [checked];
    refused.push({ index, ...checked });
    return [];
  });
  return { ...inOrder(positions), refused };
}

/** Sorts positions by their time and leaves out those that come twice: the first one counts. */
export function inOrder(positions: readonly Position[]): {
  positions: Position[];
  duplicates: number;
} {
  const seen = new Set<string>();
  const once = positions.filter(({ deviceId, recordedAtMs }) => {
    const key = `${recordedAtMs}:${deviceId}`;
    return !seen.has(key) && seen.add(key);
  });
  once.sort((one, other) => one.recordedAtMs - other.recordedAtMs);
  return { positions: once, duplicates: positions.length - once.length };
}

function check(one: unknown, rules: BatchRules): Position | Omit<RefusedPosition, 'index'> {
  const parsed = SentPosition.safeParse(one);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const [key] = issue!.code === 'unrecognized_keys' ? issue.keys : [];
    const field = [...issue!.path, ...(key === undefined ? [] : [key])].join('.');
    return { code: 'invalid', field, message: issue!.message };
  }
  const { data } = parsed;
  const recordedAtMs = Date.parse(data.recorded_at);
  return (
    outOfTime(recordedAtMs, rules) ?? {
      deviceId: data.device_id,
      recordedAtMs,
      lat: data.lat,
      lon: data.lon,
      speedMps: data.speed_mps ?? null,
      headingDeg: data.heading_deg === 360 ? 0 : (data.heading_deg ?? null),
      accuracyM: data.accuracy_m ?? null,
      altitudeM: data.altitude_m ?? null,
      batteryPercent: data.battery_percent ?? null,
      attributes: data.attributes ?? null,
    }
  );
}

/** Says why a time cannot be; null when it can. Other protocols ask it too. */
export function outOfTime(
  recordedAtMs: number,
  { now, retentionMs }: BatchRules,
): Omit<RefusedPosition, 'index'> | null {
  const field = 'recorded_at';
  if (recordedAtMs > now.getTime() + MOST_AHEAD_MS) {
    return { code: 'in_the_future', field, message: 'Lies over 10 minutes ahead.' };
  }
  if (recordedAtMs >= now.getTime() - retentionMs) return null;
  return { code: 'too_old', field, message: 'Is older than positions are kept.' };
}
