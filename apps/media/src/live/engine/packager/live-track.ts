import { createHash } from 'node:crypto';
import type { InitSegment } from '../../../packager/boxes/init-segment.js';
import { initFile } from '../../../object-keys.js';
import type { LiveFragment } from '../encoder/fragment-splitter.js';
import type { LiveRenditionPlan } from '../encoder/live-plan.js';
import { Changes } from './changes.js';
import { type CutRule, GridCuts, KeyframeCuts } from './cut-rule.js';
import { type LiveSegment, ticksOf } from './live-segment.js';

/** What an encoder wrote before its first fragment. */
export interface TrackInit extends InitSegment {
  readonly file: string;
  readonly sha256: string;
  readonly bytes: Buffer;
}

/** When an encoder began, on the clock and on the timeline of the session. */
export interface Epoch {
  readonly number: number;
  readonly baseMs: number;
  readonly startedAt: Date;
}

/** Told of what a track has. */
export interface TrackWatch {
  whole(track: LiveTrack, segment: LiveSegment, init: TrackInit): void;
}

/** How much is named, and how much longer it can be fetched. */
const WINDOW_S = 30;
const KEPT_S = 45;

/** One rendition of a session: what came out of the encoder, as segments and parts. */
export class LiveTrack {
  readonly changes = new Changes();
  readonly segments: LiveSegment[] = [];
  readonly inits = new Map<string, TrackInit>();
  init: TrackInit | undefined;
  epoch: Epoch | undefined;
  /** Ticks in a second, the same for every encoder; 0 before the first has said so. */
  timescale = 0;
  isEnded = false;
  nextPart = 0;
  #nextSegment = 0;
  #lastEpoch: number | undefined;
  #open: LiveSegment | undefined;
  #cuts: CutRule | undefined;
  peakBps = 0;

  constructor(
    readonly plan: LiveRenditionPlan,
    private readonly watch: TrackWatch,
  ) {}

  begin(epoch: Epoch): void {
    this.finish();
    this.epoch = epoch;
    this.init = undefined;
  }

  takeInit(bytes: Buffer, facts: InitSegment): void {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.init = { ...facts, bytes, sha256, file: initFile(sha256) };
    this.inits.set(this.init.file, this.init);
    this.timescale = facts.timescale;
    this.#cuts =
      this.plan.kind === 'video'
        ? new KeyframeCuts(facts.timescale)
        : new GridCuts(facts.timescale, this.epoch?.baseMs ?? 0);
  }

  takeFragment(fragment: LiveFragment): void {
    // Before the first keyframe there is nothing that could be shown.
    if (this.#open === undefined && this.#isUseless(fragment)) return;
    if (this.#open && this.#cuts?.cutsBefore(fragment)) this.finish();
    this.#open ??= this.#begin(fragment);
    this.#open.parts.push({ number: this.nextPart++, fragment });
    this.changes.happened();
  }

  /** Nothing more comes for the segment that is open. */
  finish(): void {
    const segment = this.#open;
    this.#open = undefined;
    if (!segment || !this.init) return;
    segment.bytes = Buffer.concat(segment.parts.map(({ fragment }) => fragment.bytes));
    const seconds = ticksOf(segment) / this.init.timescale;
    if (seconds > 0) this.peakBps = Math.max(this.peakBps, (segment.bytes.length * 8) / seconds);
    this.watch.whole(this, segment, this.init);
    this.changes.happened();
  }

  /** The encoder has ended; who waits is not told that it takes too long. */
  pause(): void {
    this.finish();
    this.epoch = undefined;
  }

  /** Nothing more comes at all. */
  end(): void {
    this.finish();
    this.isEnded = true;
    this.changes.happened();
  }

  /** What playlists name: the newest seconds, and whole segments only before the last. */
  named(): LiveSegment[] {
    return this.segments.slice(this.#firstWithin(WINDOW_S));
  }

  #isUseless({ startsWithKeyframe }: LiveFragment): boolean {
    return this.plan.kind === 'video' && !startsWithKeyframe;
  }

  #begin({ startTicks }: LiveFragment): LiveSegment {
    const { epoch, init } = this;
    if (!epoch || !init) throw new Error('A fragment comes before its beginning.');
    if (this.#cuts instanceof KeyframeCuts) this.#cuts.begin(startTicks);
    const offsetMs = (startTicks * 1000) / init.timescale - epoch.baseMs;
    const segment: LiveSegment = {
      number: this.#nextSegment++,
      epoch: epoch.number,
      breaks: epoch.number - (this.#lastEpoch ?? epoch.number),
      initFile: init.file,
      startsAt: new Date(epoch.startedAt.getTime() + offsetMs),
      startTicks,
      parts: [],
      bytes: null,
    };
    this.#lastEpoch = epoch.number;
    this.segments.push(segment);
    this.segments.splice(0, this.#firstWithin(KEPT_S));
    return segment;
  }

  /** Index of the first of the newest segments that last so long together. */
  #firstWithin(limitS: number): number {
    let [seconds, first] = [0, this.segments.length];
    while (first > 0 && seconds < limitS) {
      const segment = this.segments[--first];
      if (segment) seconds += ticksOf(segment) / this.timescale;
    }
    return first;
  }
}
