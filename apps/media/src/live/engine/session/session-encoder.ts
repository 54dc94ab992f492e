import type { SandboxKind } from '@skydeck/ffmpeg-sandbox';
import { flvHeader, flvTag, type MediaMessage, payloadKind } from '@skydeck/rtmp';
import { LiveEncoder } from '../encoder/live-encoder.js';
import { MAX_PASSED_GAP_MS } from '../encoder/live-source.js';
import type { LiveEnd } from '../live-session.js';
import { SessionFeed } from './session-feed.js';
import type { SessionOutputs } from './session-outputs.js';
import { type Configs, elapsedMs, type KnownSource, SourceIntake } from './source-intake.js';

/** What else wants to know of the encoder of a session. */
export interface SessionEncoderWatch {
  /** What the publisher sends cannot be gone on with. */
  refused(why: LiveEnd): void;
  crashed(lastLines: readonly string[]): void;
}

/** Encoders that end without having run for so long count against a session. */
const SOUND_RUN_MS = 30_000;
const MOST_CRASHES = 5;
/** A publisher that makes another necessary so often means no good. */
const MOST_RESTARTS = 200;

/** Feeds one encoder after the other with what publishers of a session send. */
export class SessionEncoder {
  #configs: Configs = { video: undefined, audio: undefined };
  #intake: SourceIntake | undefined;
  #encoder: LiveEncoder | undefined;
  #previous: Promise<void> = Promise.resolve();
  #isPassable: boolean | undefined;
  #keyframeMs = 0;
  readonly #tags: SessionFeed;
  #isStarting = false;
  #wantsAnother = false;
  #crashes = 0;
  #begunMs = 0;
  restarts = 0;

  constructor(
    private readonly sandbox: SandboxKind,
    private readonly outputs: SessionOutputs,
    private readonly watch: SessionEncoderWatch,
    private readonly now: () => Date,
  ) {
    this.#tags = new SessionFeed(() => now().getTime());
  }

  get droppedMessages(): number {
    return this.#tags.droppedMessages;
  }

  get isPassedThrough(): boolean {
    return this.#isPassable === true;
  }

  get pid(): number | undefined {
    return this.#encoder?.pid;
  }

  /** A publisher begins, with configurations of its own. */
  begin(): void {
    this.#configs = { video: undefined, audio: undefined };
    this.#isPassable = undefined;
    this.#await();
  }

  take(message: MediaMessage): void {
    const kind = payloadKind(message);
    if (kind === 'unsupported') return this.watch.refused('codec_unsupported');
    if (kind === 'other') return;
    if (kind === 'config') this.#configure(message);
    if (kind === 'keyframe') this.#keyframeMs = message.timestampMs;
    else if (message.kind === 'video') this.#watchGap(message.timestampMs);
    const isStart = kind === 'keyframe' || (kind === 'frame' && !this.#configs.video);
    if (isStart && this.#wantsAnother) this.#replace();
    if (this.#encoder) return kind === 'config' ? undefined : this.#feed(message, isStart);
    const found = this.#intake?.push(message, kind) ?? null;
    if (typeof found === 'string') this.watch.refused(found);
    else if (found !== null && !this.#isStarting) void this.#start(found);
  }

  /** The publisher is gone: what the encoder still has comes out. */
  async finish(): Promise<void> {
    this.#intake = undefined;
    const encoder = this.#encoder;
    this.#encoder = undefined;
    if (encoder) this.#previous = encoder.finish();
    await this.#previous;
  }

  #configure({ kind, payload }: MediaMessage): void {
    const before = this.#configs[kind];
    if (before?.equals(payload)) return;
    this.#configs[kind] = payload;
    // Frames after it are of another kind than those before.
    if (before && this.#encoder) this.#wantsAnother = true;
  }

  /** Keyframes that become rare cannot begin segments: from the next on the picture is encoded. */
  #watchGap(timestampMs: number): void {
    const isRare = elapsedMs(this.#keyframeMs, timestampMs) > MAX_PASSED_GAP_MS;
    if (!isRare || this.#isPassable !== true || !this.#encoder) return;
    this.#isPassable = false;
    this.#wantsAnother = true;
  }

  #replace(): void {
    this.restarts++;
    if (this.restarts > MOST_RESTARTS) return this.watch.refused('encoder_failed');
    const encoder = this.#encoder;
    this.#encoder = undefined;
    if (encoder) this.#previous = encoder.finish();
    this.#await();
  }

  #await(): void {
    this.#wantsAnother = false;
    this.#intake = new SourceIntake(this.#configs, this.#isPassable, this.now);
  }

  async #start(known: KnownSource): Promise<void> {
    const intake = this.#intake;
    this.#isStarting = true;
    await this.#previous;
    this.#isStarting = false;
    // The publisher may have gone, or come again.
    if (!intake || intake !== this.#intake) return;
    const [first] = intake.held;
    const source = { ...known, baseMs: this.outputs.nextBaseMs };
    const plan = this.outputs.begin(source, intake.startedAt ?? this.now());
    if (!first || plan === null) return this.watch.refused('publisher_gone');
    this.#intake = undefined;
    this.#isPassable = known.isPassable;
    this.#tags.begin(first.timestampMs, source.baseMs);
    this.#begunMs = this.now().getTime();
    const encoder = new LiveEncoder(this.sandbox, source, plan, {
      ...this.outputs.sink,
      ended: (failure) => this.#ended(encoder, failure),
    });
    this.#encoder = encoder;
    encoder.feed(flvHeader({ audio: known.hasAudio, video: known.size !== null }));
    for (const kind of ['video', 'audio'] as const) {
      const config = this.#configs[kind];
      if (config) encoder.feed(flvTag(kind, source.baseMs, config));
    }
    for (const message of intake.held) this.#feed(message, false);
  }

  #feed(message: MediaMessage, isStart: boolean): void {
    const encoder = this.#encoder;
    if (!encoder) return;
    const keepsUp = encoder.keepsUp && this.#tags.isInTime(this.outputs.slowestMs);
    const tag = this.#tags.tagOf(message, isStart, keepsUp);
    this.#wantsAnother ||= this.#tags.hasJumped;
    if (tag) encoder.feed(tag);
  }

  #ended(encoder: LiveEncoder, failure: readonly string[] | null): void {
    this.outputs.pause();
    if (this.#encoder !== encoder || failure === null) return;
    this.#encoder = undefined;
    this.restarts++;
    this.watch.crashed(failure);
    const hasRun = this.now().getTime() - this.#begunMs > SOUND_RUN_MS;
    this.#crashes = hasRun ? 1 : this.#crashes + 1;
    if (this.#crashes > MOST_CRASHES) this.watch.refused('encoder_failed');
    else this.#await();
  }
}
