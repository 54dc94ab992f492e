import { liveMediaPlaylist, type LiveSegmentEntry } from '../../../packager/index.js';
import { PART_TARGET_S, TARGET_S } from '../encoder/live-source.js';
import type { LiveAddresses, LiveBlockQuery, LivePlaylist } from '../live-engine.js';
import { type LiveSegment, ticksOf } from './live-segment.js';
import type { LiveTrack } from './live-track.js';

/** Parts are named in the newest seconds only. */
const PARTS_WITHIN_S = 3 * TARGET_S;
const WAIT_MS = 3 * TARGET_S * 1000;
/** Players give up on a playlist after 0.8 of the target. */
const LOOK_MS = 500 * TARGET_S;
/** A request may be so many segments ahead. */
const MOST_AHEAD = 2;

export const segmentFile = (number: number) => `s${number}.m4s`;
export const partFile = (number: number) => `p${number}.m4s`;

/** How far a track is: the last segment that has anything, and its last part. */
export function progressOf({ segments }: LiveTrack): { segment: number; part: number } {
  const last = segments.at(-1);
  return last ? { segment: last.number, part: last.parts.length - 1 } : { segment: -1, part: -1 };
}

/** Writes the playlist of a track once it has what is asked for. */
export async function trackPlaylist(
  track: LiveTrack,
  others: readonly LiveTrack[],
  { msn, part }: LiveBlockQuery,
  addresses: LiveAddresses,
  signal?: AbortSignal,
): Promise<LivePlaylist> {
  if (msn === undefined && part !== undefined) return { status: 'bad_query', field: '_HLS_part' };
  const ahead = msn === undefined ? 0 : msn - progressOf(track).segment;
  if (ahead > MOST_AHEAD) return { status: 'bad_query', field: '_HLS_msn' };
  const isThere = () => track.isEnded || holds(track, msn, part);
  for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += LOOK_MS) {
    if (await track.changes.until(isThere, LOOK_MS, signal)) break;
    // A publisher that is gone may come back: players go on with what there is.
    if (track.epoch === undefined || signal?.aborted) break;
  }
  if (!isThere() && track.epoch !== undefined) return { status: 'timed_out' };
  return { status: 'ok', text: written(track, others, addresses), isEnded: track.isEnded };
}

/** Whether a playlist would hold what a query asks for. */
function holds(track: LiveTrack, msn: number | undefined, part: number | undefined): boolean {
  const last = track.segments.at(-1);
  if (last === undefined) return false;
  if (msn === undefined || last.number > msn) return true;
  if (last.number < msn) return false;
  return last.bytes !== null || (part !== undefined && part < last.parts.length);
}

function written(track: LiveTrack, others: readonly LiveTrack[], addresses: LiveAddresses): string {
  const { plan, timescale, isEnded } = track;
  const named = track.named();
  const [first] = named;
  const address = (file: string) => addresses.file(plan.name, file);
  const reports = others.map((other) => {
    const { segment, part } = progressOf(other);
    const { name } = other.plan;
    const uri = addresses.sibling?.(name) ?? `${name}.m3u8`;
    return { uri, lastSegment: Math.max(0, segment), lastPart: Math.max(0, part) };
  });
  return liveMediaPlaylist({
    timescale,
    targetS: TARGET_S,
    partTargetS: longestPart(named, timescale),
    mediaSequence: first?.number ?? 0,
    discontinuitySequence: first?.epoch ?? 0,
    segments: entries(named, timescale, address),
    hintUri: isEnded ? null : address(partFile(track.nextPart)),
    isEnded,
    reports,
  });
}

function entries(
  named: readonly LiveSegment[],
  timescale: number,
  address: (file: string) => string,
): LiveSegmentEntry[] {
  let newerTicks = 0;
  return named
    .toReversed()
    .map((segment) => {
      const hasParts = newerTicks < PARTS_WITHIN_S * timescale;
      const durationTicks = ticksOf(segment);
      newerTicks += durationTicks;
      const parts = segment.parts.map(({ number, fragment }) => ({
        uri: address(partFile(number)),
        durationTicks: fragment.durationTicks,
        isIndependent: fragment.startsWithKeyframe,
      }));
      return {
        uri: segment.bytes === null ? null : address(segmentFile(segment.number)),
        durationTicks,
        startsAt: segment.startsAt,
        initUri: address(segment.initFile),
        breaks: segment.breaks,
        parts: hasParts ? parts : [],
      };
    })
    .toReversed();
}

/** No part may be longer than the target: few pictures a second make longer ones. */
function longestPart(named: readonly LiveSegment[], timescale: number): number {
  return named.reduce(
    (most, { parts }) =>
      parts.reduce((one, { fragment }) => Math.max(one, fragment.durationTicks / timescale), most),
    PART_TARGET_S,
  );
}
