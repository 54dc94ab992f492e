import { z } from 'zod';
import { isOrdinaryText, readPlainPosition, type ReadPosition } from './plain-position.js';

const ODD = 'Must be well-formed Unicode without NUL characters.';
const text = z.string().max(256).refine(isOrdinaryText, ODD);
const name = z.string().max(64).refine(isOrdinaryText, ODD);

/** A position as it is sent in JSON, over HTTP, MQTT and WebSocket alike. */
export const SentPosition = z
  .strictObject({
    device_id: z.string().min(1).max(128).describe('`dev_…`, or the `external_id` of the device.'),
    recorded_at: z.iso
      .datetime({ offset: true })
      .describe('When it was there, RFC 3339; at most 10 minutes ahead.'),
    lat: z.number().min(-90).max(90).describe('Degrees north of the equator.'),
    lon: z.number().min(-180).max(180).describe('Degrees east of Greenwich.'),
    speed_mps: z.number().min(0).max(100_000).nullish().describe('Metres in a second.'),
    heading_deg: z.number().min(0).max(360).nullish().describe('Degrees clockwise from north.'),
    accuracy_m: z.number().min(0).max(10_000_000).nullish().describe('Radius in metres.'),
    altitude_m: z.number().min(-20_000).max(1_000_000).nullish().describe('Above the sea.'),
    battery_percent: z.number().min(0).max(100).nullish().describe('Charge left.'),
    attributes: z
      .record(name, z.union([text, z.number(), z.boolean()]))
      .refine((all) => Object.keys(all).length <= 64, 'Must have at most 64 entries.')
      .nullish()
      .describe('What else there is to say; at most 64 entries.'),
  })
  .meta({ id: 'SentPosition' });

/** How many positions one batch may have. */
export const MOST_POSITIONS = 1000;
/** Clocks of devices may be so far ahead. */
const MOST_AHEAD_MS = 600_000;

/** Why a position is not taken. */
export type RefusalCode = 'invalid' | 'in_the_future' | 'too_old' | 'unknown_device';

/** One position that is not taken; the others of its batch are. */
export interface RefusedPosition {
  readonly code: RefusalCode;
  readonly field: string;
  readonly message: string;
}

/** Reads one position as it was sent. */
export function readSent(one: unknown): ReadPosition | RefusedPosition {
  return readPlainPosition(one) ?? readBySchema(one);
}

/** The same for every form there is; says what is wrong. */
export function readBySchema(one: unknown): ReadPosition | RefusedPosition {
  const parsed = SentPosition.safeParse(one);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const [key] = issue!.code === 'unrecognized_keys' ? issue.keys : [];
    const field = [...issue!.path, ...(key === undefined ? [] : [key])].join('.');
    return { code: 'invalid', field, message: issue!.message };
  }
  const { data } = parsed;
  return {
    device: data.device_id,
    position: {
      recordedAtMs: Date.parse(data.recorded_at),
      lat: data.lat,
      lon: data.lon,
      speedMps: data.speed_mps ?? null,
      headingDeg: data.heading_deg === 360 ? 0 : (data.heading_deg ?? null),
      accuracyM: data.accuracy_m ?? null,
      altitudeM: data.altitude_m ?? null,
      batteryPercent: data.battery_percent ?? null,
      attributes: data.attributes ?? null,
    },
  };
}

/** What a time is measured by. */
export interface TimeRules {
  readonly now: Date;
  /** Milliseconds that positions are kept. */
  readonly retentionMs: number;
}

/** Says why a time cannot be; null when it can. */
export function outOfTime(
  recordedAtMs: number,
  { now, retentionMs }: TimeRules,
): RefusedPosition | null {
  const field = 'recorded_at';
  if (!(recordedAtMs <= now.getTime() + MOST_AHEAD_MS)) {
    return { code: 'in_the_future', field, message: 'Lies over 10 minutes ahead.' };
  }
  if (recordedAtMs >= now.getTime() - retentionMs) return null;
  return { code: 'too_old', field, message: 'Is older than positions are kept.' };
}
