import type { PlayableTrack } from './captured-track.js';
import { extentOf } from './captured-track.js';
import type { HeardAudio, PlacedVideo, Placement } from './filter-graph.js';
import { gridTiles, speakerTiles, type Tile } from './tiles.js';
import { type Span, spansOf } from './timeline.js';
import type { ArrivalSpan } from './read-mjr.js';

/** Somebody, or what they show, as one tile. */
interface Member {
  readonly identity: string;
  readonly name: string;
  readonly video: PlayableTrack | undefined;
  readonly spans: readonly ArrivalSpan[];
}

/** Who speaks, in order of time; milliseconds after the beginning. */
export interface Turn {
  readonly fromMs: number;
  readonly identity: string;
}

/** What is seen and heard when. */
export interface ComposedScene {
  readonly durationMs: number;
  readonly videos: readonly (PlacedVideo & { readonly name: string })[];
  readonly audios: readonly HeardAudio[];
}

/** @param turns who speaks when, for a large picture of them; null for tiles of one size */
export function sceneOf(
  tracks: readonly PlayableTrack[],
  turns: readonly Turn[] | null,
): ComposedScene {
  const { fromMs, toMs } = extentOf(tracks);
  const durationMs = Math.max(1000, toMs - fromMs);
  const members = membersOf(tracks);
  const placements = new Map<Member, Placement[]>();
  for (const span of spansOf(members, fromMs, fromMs + durationMs).flatMap((one) =>
    split(one, turns),
  )) {
    for (const [member, tile] of tilesOf(span, turns)) {
      const list = placements.get(member) ?? [];
      placements.set(member, list);
      add(list, { fromMs: span.fromMs, toMs: span.toMs, tile });
    }
  }
  const offsetOf = (track: PlayableTrack) => track.spans[0].fromMs - fromMs;
  const audios = tracks.flatMap((track, input) =>
    track.kind === 'audio' ? [{ input, offsetMs: offsetOf(track) }] : [],
  );
  const videos = members.map((member) => ({
    input: member.video ? tracks.indexOf(member.video) : null,
    offsetMs: member.video ? offsetOf(member.video) : 0,
    placements: placements.get(member) ?? [],
    name: member.name,
  }));
  return { durationMs, videos, audios };
}

/** A tile for each track of pictures, and for whoever is only heard. */
function membersOf(tracks: readonly PlayableTrack[]): Member[] {
  const seen = new Set(tracks.filter(({ kind }) => kind === 'video').map((one) => one.identity));
  const members = tracks.flatMap((track): Member[] => {
    const { identity, name, spans, kind } = track;
    if (kind === 'video') return [{ identity, name, spans, video: track }];
    return seen.has(identity) ? [] : [{ identity, name, spans, video: undefined }];
  });
  return members.toSorted((one, other) => firstOf(one) - firstOf(other));
}

const firstOf = ({ spans: [first] }: Member) => first?.fromMs ?? 0;

/** Cuts a span where somebody else speaks. */
function split(span: Span<Member>, turns: readonly Turn[] | null): Span<Member>[] {
  const cuts = (turns ?? []).map(({ fromMs }) => fromMs);
  const inside = cuts.filter((at) => at > span.fromMs && at < span.toMs);
  const starts = [span.fromMs, ...inside];
  const { members } = span;
  return starts.map((fromMs, at) => ({ members, fromMs, toMs: starts[at + 1] ?? span.toMs }));
}

function tilesOf(span: Span<Member>, turns: readonly Turn[] | null): [Member, Tile][] {
  const { members } = span;
  if (!turns) return zip(members, gridTiles(members.length));
  const speaker = turns.findLast(({ fromMs }) => fromMs <= span.fromMs)?.identity;
  const isFirst = (member: Member) => member.identity === speaker;
  const ordered = [...members.filter(isFirst), ...members.filter((one) => !isFirst(one))];
  return zip(ordered, speakerTiles(ordered.length));
}

function zip(members: readonly Member[], tiles: readonly Tile[]): [Member, Tile][] {
  return members.flatMap((member, at): [Member, Tile][] => {
    const tile = tiles[at];
    return tile ? [[member, tile]] : [];
  });
}

/** One that goes on where it was is one. */
function add(list: Placement[], next: Placement): void {
  const last = list.at(-1);
  const stays =
    last?.toMs === next.fromMs && JSON.stringify(last.tile) === JSON.stringify(next.tile);
  if (last && stays) list[list.length - 1] = { ...last, toMs: next.toMs };
  else list.push(next);
}
