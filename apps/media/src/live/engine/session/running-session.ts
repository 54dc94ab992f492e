import { Logger } from '@nestjs/common';
import type { MediaMessage, Publisher, PublisherSink } from '@skydeck/rtmp';
import { readRecording } from '../archive/read-recording.js';
import { SessionArchive } from '../archive/session-archive.js';
import type { LiveEnd, LiveFacts, LiveSession, LiveSettings } from '../live-session.js';
import type { LiveTrack } from '../packager/live-track.js';
import { GateNotes } from './gate-notes.js';
import { SessionEncoder } from './session-encoder.js';
import type { SessionNeeds } from './session-needs.js';
import { SessionOutputs } from './session-outputs.js';
import { SessionTraffic } from './session-traffic.js';

const logger = new Logger('LiveEngine');
const ALIVE_MS = 10_000;
/** What a publisher that comes back would do again. */
const HOPELESS: ReadonlySet<LiveEnd> = new Set([
  'codec_unsupported',
  'no_keyframe',
  'encoder_failed',
  'bitrate_exceeded',
  'protocol_error',
]);

/** One time that a stream is live: its publishers, its encoders, and what they made. */
export class RunningSession {
  readonly #outputs: SessionOutputs;
  readonly #encoder: SessionEncoder;
  readonly #archive: SessionArchive | undefined;
  readonly #notes = new GateNotes();
  readonly #traffic: SessionTraffic;
  readonly #timers: NodeJS.Timeout[];
  #window: NodeJS.Timeout | undefined;
  #publisher: Publisher | undefined;
  #status: LiveFacts['status'] = 'connected';
  #ending: Promise<void> | undefined;
  #publishers = 0;

  constructor(
    readonly session: LiveSession,
    private readonly settings: LiveSettings,
    private readonly needs: SessionNeeds,
    private readonly onOver: () => void,
  ) {
    const { sandbox, now, effort, store } = needs;
    const { streamId, sessionId } = session;
    this.#traffic = new SessionTraffic(() => now().getTime());
    const extraRungs = Math.min(settings.maxExtraRungs ?? effort.extraRungs, effort.extraRungs);
    this.#outputs = new SessionOutputs(
      { ...effort, extraRungs },
      {
        whole: (track, segment, init) => this.#archive?.keep(track, segment, init),
        playable: () => this.#playable(),
      },
    );
    this.#encoder = new SessionEncoder(
      sandbox,
      this.#outputs,
      {
        refused: (why) => this.#refused(why),
        crashed: (lines) => logger.warn(`An encoder of ${streamId} ended: ${lines.join(' | ')}`),
      },
      now,
    );
    if (settings.record) {
      const lost = (error: unknown) =>
        logger.error({ msg: 'Something of a live stream failed.', err: error });
      this.#archive = new SessionArchive(store, streamId, sessionId, () => this.tracks, lost);
    }
    this.#timers = [
      setInterval(() => this.#alive(), ALIVE_MS).unref(),
      setTimeout(() => void this.stop('too_long'), needs.maxDurationMs).unref(),
    ];
  }

  get tracks(): readonly LiveTrack[] {
    return this.#outputs.tracks;
  }

  get isOver(): boolean {
    return this.#ending !== undefined;
  }

  get hasPublisher(): boolean {
    return this.#publisher !== undefined;
  }

  /** Of the encoder that runs. */
  get encoderPid(): number | undefined {
    return this.#encoder.pid;
  }

  track(rendition: string): LiveTrack | undefined {
    return this.tracks.find(({ plan }) => plan.name === rendition);
  }

  /** Takes a publisher: the first one, or one that came back. */
  attach(publisher: Publisher): PublisherSink {
    clearTimeout(this.#window);
    this.#publisher = publisher;
    this.#publishers++;
    this.#status = 'connected';
    this.#notes.tell(() => this.needs.gatekeeper.connected(this.session));
    this.#encoder.begin();
    return {
      media: (message) => this.#media(message),
      gone: (why) => void this.#gone(publisher, why),
    };
  }

  facts(): LiveFacts {
    const { sessionId, startedAt } = this.session;
    const [top] = this.tracks;
    return {
      sessionId,
      status: this.#status,
      startedAt,
      bitrateBps: this.#traffic.bitrateBps,
      framesPerSecond: this.#traffic.framesPerSecond,
      width: top?.plan.width ?? null,
      height: top?.plan.height ?? null,
      droppedMessages: this.#encoder.droppedMessages,
      reconnects: Math.max(0, this.#publishers - 1),
      encoderRestarts: this.#encoder.restarts,
      receivedBytes: this.#traffic.receivedBytes,
      isPassedThrough: this.#encoder.isPassedThrough,
      renditions: this.tracks.map(({ plan }) => plan.name),
    };
  }

  /** Ends it; everything that came is played and kept. */
  stop(why: LiveEnd): Promise<void> {
    this.#ending ??= this.#end(why);
    return this.#ending;
  }

  async #end(why: LiveEnd): Promise<void> {
    clearTimeout(this.#window);
    for (const timer of this.#timers) clearTimeout(timer);
    const publisher = this.#publisher;
    this.#publisher = undefined;
    publisher?.close(why);
    await this.#encoder.finish();
    this.#outputs.end();
    const { streamId, sessionId } = this.session;
    const { store, gatekeeper } = this.needs;
    await this.#archive?.settled();
    await this.#notes.tellSurely(async () => {
      const recording = this.#archive
        ? await readRecording(store, streamId, sessionId, this.#archive.lostSegments)
        : null;
      await gatekeeper.ended(this.session, why, recording);
    });
    this.onOver();
  }

  #media(message: MediaMessage): void {
    this.#traffic.add(message);
    if (this.#traffic.isAbove(this.needs.maxBitrateBps)) this.#refused('bitrate_exceeded');
    else this.#encoder.take(message);
  }

  /** The publisher is put out; whether it may come back depends on why. */
  #refused(why: LiveEnd): void {
    this.#publisher?.close(why);
  }

  async #gone(publisher: Publisher, why: LiveEnd): Promise<void> {
    if (this.#publisher !== publisher) return;
    this.#publisher = undefined;
    this.#status = 'disconnected';
    await this.#encoder.finish();
    if (this.#publisher || this.isOver) return;
    const isHopeless = HOPELESS.has(why) && this.tracks.every(({ segments }) => !segments.length);
    if (isHopeless || why === 'shutdown') return this.stop(why);
    this.#notes.tell(() => this.needs.gatekeeper.disconnected(this.session, why));
    this.#window = setTimeout(() => void this.stop(why), this.settings.reconnectWindowMs);
    this.#window.unref();
  }

  #playable(): void {
    this.#status = 'active';
    const facts = this.facts();
    this.#notes.tell(() => this.needs.gatekeeper.active(this.session, facts));
  }

  #alive(): void {
    this.#notes.tell(async () => {
      const order = await this.needs.gatekeeper.alive(this.session, this.facts());
      if (order !== 'go_on') void this.stop(order === 'disable' ? 'disabled' : 'stopped');
    });
  }
}
