import type { ListedObject, ObjectStore } from '@skydeck/object-store';
import { json } from 'node:stream/consumers';
import { liveSessionPrefix } from '../../../object-keys.js';
import { bandwidthOf } from '../../../packager/index.js';
import type { LiveRecording, RecordedPart, RecordedRendition } from '../live-recording.js';
import {
  ARCHIVED_SEGMENT,
  ArchivedPart,
  type ArchivedRendition,
  PART_FACTS,
  partPrefix,
} from './archive-keys.js';

/** A segment as its object tells it. */
interface FoundSegment {
  readonly number: number;
  readonly objectKey: string;
  readonly sizeBytes: number;
  readonly durationTicks: number;
}

/** Makes of the objects of a session what was recorded; null when nothing can be played. */
export async function readRecording(
  store: ObjectStore,
  streamId: string,
  sessionId: string,
  lostSegments: number,
): Promise<LiveRecording | null> {
  const prefix = liveSessionPrefix(streamId, sessionId);
  const found = await segmentsIn(store, prefix);
  const parts: RecordedPart[] = [];
  for (const [part, segments] of [...found].toSorted(([one], [other]) => one - other)) {
    const facts = await factsOf(store, `${partPrefix(streamId, sessionId, part)}${PART_FACTS}`);
    const read = facts && partOf(partPrefix(streamId, sessionId, part), facts, segments);
    if (read) parts.push(read);
  }
  return parts.length === 0 ? null : { streamId, sessionId, prefix, parts, lostSegments };
}

type OfRendition = Map<string, FoundSegment[]>;

/** Segments by part and rendition. */
async function segmentsIn(store: ObjectStore, prefix: string): Promise<Map<number, OfRendition>> {
  const parts = new Map<number, OfRendition>();
  for await (const { key, size } of objectsIn(store, prefix)) {
    const named = ARCHIVED_SEGMENT.exec(key.slice(prefix.length));
    if (!named) continue;
    const [, part = '', rendition = '', number = '', ticks = ''] = named;
    const ofPart = parts.get(Number(part)) ?? new Map<string, FoundSegment[]>();
    const ofRendition = ofPart.get(rendition) ?? [];
    const durationTicks = Number(ticks);
    ofRendition.push({ number: Number(number), objectKey: key, sizeBytes: size, durationTicks });
    parts.set(Number(part), ofPart.set(rendition, ofRendition));
  }
  return parts;
}

async function* objectsIn(store: ObjectStore, prefix: string): AsyncGenerator<ListedObject> {
  let cursor: string | null = null;
  do {
    const page = await store.list({ prefix, cursor });
    yield* page.objects;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** Null when the part was cut off before it began. */
async function factsOf(store: ObjectStore, key: string): Promise<ArchivedPart | null> {
  const { objects } = await store.list({ prefix: key, limit: 1 });
  if (objects.length === 0) return null;
  const { stream } = await store.get(key);
  return ArchivedPart.parse(await json(stream));
}

function partOf(
  prefix: string,
  { startedAt, renditions }: ArchivedPart,
  found: OfRendition,
): RecordedPart | null {
  const recorded = renditions.flatMap((facts) => {
    const segments = found.get(facts.name);
    return segments ? [renditionOf(prefix, facts, segments)] : [];
  });
  const lengths = recorded.map(({ segments, timescale }) =>
    segments.reduce((sum, { durationTicks }) => sum + durationTicks / timescale, 0),
  );
  const durationMs = Math.round(Math.max(0, ...lengths) * 1000);
  return durationMs === 0 ? null : { startedAt, durationMs, renditions: recorded };
}

function renditionOf(
  prefix: string,
  { initFile, ...facts }: ArchivedRendition,
  found: readonly FoundSegment[],
): RecordedRendition {
  const ordered = found.toSorted((one, other) => one.number - other.number);
  const { peakBps, averageBps } = bandwidthOf(ordered, facts.timescale);
  return {
    ...facts,
    initKey: `${prefix}${facts.name}/${initFile}`,
    bytes: ordered.reduce((sum, { sizeBytes }) => sum + sizeBytes, facts.initBytes),
    peakBps,
    averageBps,
    segments: ordered.map(({ objectKey, sizeBytes, durationTicks }) => ({
      objectKey,
      sizeBytes,
      durationTicks,
    })),
  };
}
