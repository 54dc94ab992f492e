import { z } from 'zod';
import { NOTHING_SAID, type PhotoFacts } from '../pictures/photo-facts.js';
import { placeOf } from '../pictures/place-of.js';
import { takenAt } from '../pictures/taken-at.js';
import { Unreadable } from '../unreadable.js';

const Probed = z.object({
  streams: z.array(z.object({ codec_type: z.string().optional() })),
  format: z.object({
    duration: z.string().optional(),
    tags: z.record(z.string(), z.string()).default({}),
  }),
});
/** ISO 6709, as phones write it: `+47.1410+009.5209+450.000/`. */
const PLACE = /^([+-]\d+(?:\.\d+)?)([+-]\d+(?:\.\d+)?)([+-]\d+(?:\.\d+)?)?/;
const APPLE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)([+-]\d\d):?(\d\d)$/;
const MOST_S = 86_400;

/** Reads what ffprobe tells of a film. @throws Unreadable when it is none */
export function filmFacts(text: string): { facts: PhotoFacts; durationS: number } {
  const probed = Probed.safeParse(JSON.parse(text));
  if (!probed.success) throw new Unreadable('damaged');
  const { streams, format } = probed.data;
  if (!streams.some((one) => one.codec_type === 'video')) throw new Unreadable('unsupported');
  const duration = Number(format.duration ?? 0);
  const durationS = Number.isFinite(duration) ? Math.min(Math.max(duration, 0), MOST_S) : 0;
  const tags = new Map(
    Object.entries(format.tags).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const place = placeIn(tags.get('com.apple.quicktime.location.iso6709') ?? tags.get('location'));
  return {
    durationS,
    facts: {
      ...whenOf(tags, place),
      ...NOTHING_SAID,
      ...NO_CAMERA,
      camera_make: lineOf(tags.get('com.apple.quicktime.make')),
      camera_model: lineOf(tags.get('com.apple.quicktime.model')),
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      altitude_m: place?.altitude ?? null,
    },
  };
}

const NO_CAMERA = {
  lens: null,
  exposure_s: null,
  f_number: null,
  iso: null,
  focal_length_mm: null,
};

function placeIn(text: string | undefined) {
  const [, north, east, up] = PLACE.exec(text ?? '') ?? [];
  if (north === undefined || east === undefined) return null;
  const altitude = up === undefined ? {} : { GPSAltitude: Math.abs(Number(up)) };
  return placeOf({ latitude: Number(north), longitude: Number(east), ...altitude });
}

/** Phones of Apple write the clock on the wall; all others UTC (ISO 14496-12). */
function whenOf(tags: ReadonlyMap<string, string>, place: ReturnType<typeof placeOf>) {
  const [, year, month, day, time, hours, minutes] =
    APPLE_TIME.exec(tags.get('com.apple.quicktime.creationdate') ?? '') ?? [];
  if (year !== undefined) {
    const DateTimeOriginal = `${year}:${month}:${day} ${time}`;
    return takenAt({ DateTimeOriginal, OffsetTimeOriginal: `${hours}:${minutes}` }, place);
  }
  const utc = tags.get('creation_time')?.replace('T', ' ').slice(0, 19);
  return takenAt({ DateTimeOriginal: utc, OffsetTimeOriginal: '+00:00' }, place);
}

const lineOf = (text: string | undefined): string | null => {
  const clean = text?.replaceAll(/\p{Cc}+/gu, ' ').trim() ?? '';
  return clean === '' ? null : clean.slice(0, 200);
};
