import type { OsmTags } from '../../osm/index.js';

/** Of what a limit allows, so much is driven on average. */
export const SHARE_OF_LIMIT = 0.8;

const KMH_OF_MPH = 1.609_344;
const KMH_OF_KNOT = 1.852;
const LONGEST_FERRY_H = 72;

/** A limit in kilometres an hour; undefined when it is none that can be read, such as `signals`. */
export function limitKmh(text: string | undefined): number | undefined {
  const found = /^(\d+(?:\.\d+)?)\s*(mph|knots|km\/h|kmh|kph)?$/.exec(text?.trim() ?? '');
  const value = Number(found?.[1]);
  if (!found || !(value > 0) || value > 300) return undefined;
  if (found[2] === 'mph') return value * KMH_OF_MPH;
  return found[2] === 'knots' ? value * KMH_OF_KNOT : value;
}

/** Hours of a crossing from `duration`, as `00:35`, `1:20:00` or `PT35M`; undefined when it says none. */
export function durationH({ duration = '' }: OsmTags): number | undefined {
  const clock = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(duration);
  const iso = /^PT(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:(\d{1,5})S)?$/.exec(duration);
  const minutes = /^\d{1,4}$/.test(duration) ? Number(duration) : undefined;
  const [, hours, rest, seconds] = clock ?? iso ?? [];
  const found = clock ?? iso;
  const total = found
    ? Number(hours ?? 0) + Number(rest ?? 0) / 60 + Number(seconds ?? 0) / 3600
    : (minutes ?? 0) / 60;
  return total > 0 && total <= LONGEST_FERRY_H ? total : undefined;
}
