import { setTimeout as sleep } from 'node:timers/promises';
import type { ObjectStore } from '@skydeck/object-store';
import { type LiveSegment, ticksOf } from '../packager/live-segment.js';
import type { LiveTrack, TrackInit } from '../packager/live-track.js';
import {
  type ArchivedRendition,
  archivedSegment,
  MOST_NUMBER,
  PART_FACTS,
  partPrefix,
} from './archive-keys.js';

const MP4 = { contentType: 'video/mp4' };
const TRIES = 3;
const PAUSE_MS = 300;
/** What waits for a slow store; what is more is lost. */
const MAX_WAITING_BYTES = 128 * 1024 * 1024;

interface Entry {
  readonly track: LiveTrack;
  readonly segment: LiveSegment;
  readonly init: TrackInit;
  readonly bytes: Buffer;
}

/**
 * Keeps the segments of a session in the object store. A part is what plays without a break: another
 * picture, and a segment that could not be stored, begin another.
 */
export class SessionArchive {
  #part = -1;
  #inits = new Map<string, string>();
  #isBroken = false;
  #waitingBytes = 0;
  #last: Promise<void> = Promise.resolve();
  lostSegments = 0;

  constructor(
    private readonly store: ObjectStore,
    private readonly streamId: string,
    private readonly sessionId: string,
    /** Of the session as a whole. */
    private readonly tracks: () => readonly LiveTrack[],
    private readonly onLost: (error: unknown) => void,
  ) {}

  /** Takes a segment that is whole; what it says of the past stays true however late it is stored. */
  keep(track: LiveTrack, segment: LiveSegment, init: TrackInit): void {
    const { bytes } = segment;
    if (bytes === null || segment.number > MOST_NUMBER) return;
    if (this.#waitingBytes + bytes.length > MAX_WAITING_BYTES) {
      this.#lose(new Error('The object store is too slow.'));
      return;
    }
    this.#waitingBytes += bytes.length;
    const entry = { track, segment, init, bytes };
    this.#last = this.#after(this.#last, entry);
  }

  async #after(last: Promise<void>, entry: Entry): Promise<void> {
    await last;
    await this.#store(entry).catch((error: unknown) => this.#lose(error));
    this.#waitingBytes -= entry.bytes.length;
  }

  /** Waits until everything is stored or lost. */
  async settled(): Promise<void> {
    await this.#last;
  }

  async #store({ track, segment, init, bytes }: Entry): Promise<void> {
    const { name } = track.plan;
    const isSame = this.#inits.get(name) === init.sha256;
    if (!isSame || this.#isBroken) await this.#beginPart(segment, track, init);
    const file = archivedSegment(segment.number, Math.min(ticksOf(segment), MOST_NUMBER));
    await this.#put(`${this.#prefix()}${name}/${file}`, bytes, MP4.contentType);
  }

  /** Stores what a part begins with: the init segments that are there, and what they are. */
  async #beginPart(segment: LiveSegment, track: LiveTrack, init: TrackInit): Promise<void> {
    const inits = new Map<LiveTrack, TrackInit>();
    for (const other of this.tracks()) if (other.init) inits.set(other, other.init);
    inits.set(track, init);
    this.#part++;
    this.#inits = new Map();
    this.#isBroken = true;
    const renditions: ArchivedRendition[] = [];
    for (const [{ plan }, one] of inits) {
      const { name, kind, width, height, frameRate, channels } = plan;
      const { codecs, timescale, sha256: initSha256, file: initFile } = one;
      const about = { codecs, timescale, initSha256, initFile, initBytes: one.bytes.length };
      renditions.push({ name, kind, width, height, frameRate, channels, ...about });
      await this.#put(`${this.#prefix()}${plan.name}/${initFile}`, one.bytes, MP4.contentType);
    }
    const facts = Buffer.from(JSON.stringify({ startedAt: segment.startsAt, renditions }));
    await this.#put(`${this.#prefix()}${PART_FACTS}`, facts, 'application/json');
    for (const { name, initSha256 } of renditions) this.#inits.set(name, initSha256);
    this.#isBroken = false;
  }

  #prefix(): string {
    return partPrefix(this.streamId, this.sessionId, this.#part);
  }

  async #put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.store.put(key, bytes, { contentType, size: bytes.length });
        return;
      } catch (error) {
        if (tries === TRIES) throw error;
        await sleep(PAUSE_MS * tries);
      }
    }
  }

  #lose(error: unknown): void {
    this.lostSegments++;
    this.#isBroken = true;
    this.onLost(error);
  }
}
