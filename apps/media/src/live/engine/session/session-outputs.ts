import type { EncoderWatch } from '../encoder/live-encoder.js';
import { type LiveEffort, planLive } from '../encoder/live-plan.js';
import type { LiveSource } from '../encoder/live-source.js';
import type { LiveSegment } from '../packager/live-segment.js';
import { ticksOf } from '../packager/live-segment.js';
import { LiveTrack, type TrackInit, type TrackWatch } from '../packager/live-track.js';

/** The timeline begins here, so that what an encoder puts before its first frame is not negative. */
const FIRST_BASE_MS = 1_000;

/** What else wants to know. */
export interface OutputsWatch {
  whole(track: LiveTrack, segment: LiveSegment, init: TrackInit): void;
  /** Something can be played that could not. */
  playable(): void;
}

/** All renditions of a session. They stay the same from its first encoder to its last. */
export class SessionOutputs implements TrackWatch {
  tracks: readonly LiveTrack[] = [];
  #epochs = 0;
  #isPlayable = false;

  constructor(
    private readonly effort: LiveEffort,
    private readonly watch: OutputsWatch,
  ) {}

  /** Where the next encoder goes on. */
  get nextBaseMs(): number {
    const ends = this.tracks.flatMap(({ segments, timescale }) => {
      const last = segments.at(-1);
      return last ? [((last.startTicks + ticksOf(last)) * 1000) / timescale] : [];
    });
    return Math.ceil(Math.max(FIRST_BASE_MS, ...ends));
  }

  /** How far the slowest picture is, or the sound when there is none. */
  get slowestMs(): number {
    const pictures = this.tracks.filter(({ plan }) => plan.kind === 'video');
    const ends = (pictures.length > 0 ? pictures : this.tracks).map(({ segments, timescale }) => {
      const last = segments.at(-1);
      return last ? ((last.startTicks + ticksOf(last)) * 1000) / timescale : 0;
    });
    return Math.min(...ends);
  }

  /** Makes room for what another encoder writes; null when that would be other renditions. */
  begin(source: LiveSource, startedAt: Date): ReturnType<typeof planLive> | null {
    const plan = planLive(source, this.effort);
    if (this.tracks.length === 0) this.tracks = plan.map((one) => new LiveTrack(one, this));
    const isSame =
      plan.length === this.tracks.length &&
      this.tracks.every((track, place) => track.plan.name === plan[place]?.name);
    if (!isSame || plan.length === 0) return null;
    const epoch = { number: this.#epochs++, baseMs: source.baseMs, startedAt };
    for (const track of this.tracks) track.begin(epoch);
    this.#isPlayable = false;
    return plan;
  }

  /** What an encoder of ours writes. */
  readonly sink: Pick<EncoderWatch, 'init' | 'fragment'> = {
    init: (rendition, bytes, facts) => this.#trackOf(rendition)?.takeInit(bytes, facts),
    fragment: (rendition, fragment) => this.#trackOf(rendition)?.takeFragment(fragment),
  };

  whole(track: LiveTrack, segment: LiveSegment, init: TrackInit): void {
    this.watch.whole(track, segment, init);
    if (this.#isPlayable || !this.tracks.every((one) => isIn(one))) return;
    this.#isPlayable = true;
    this.watch.playable();
  }

  /** An encoder has ended; another may follow. */
  pause(): void {
    for (const track of this.tracks) track.pause();
  }

  end(): void {
    for (const track of this.tracks) track.end();
  }

  #trackOf(rendition: string): LiveTrack | undefined {
    return this.tracks.find(({ plan }) => plan.name === rendition);
  }
}

/** Whether a track has a segment of its newest encoder: players want a whole one. */
function isIn({ segments, epoch }: LiveTrack): boolean {
  return segments.some((segment) => segment.bytes && segment.epoch === epoch?.number);
}
