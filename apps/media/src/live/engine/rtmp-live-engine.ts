import { newId } from '@skydeck/ids';
import { Logger } from '@nestjs/common';
import { findSandbox, type SandboxKind } from '@skydeck/ffmpeg-sandbox';
import { ObjectStore } from '@skydeck/object-store';
import {
  type Publisher,
  type PublisherSink,
  type RtmpGate,
  type RtmpLimits,
  RtmpListener,
} from '@skydeck/rtmp';
import { readRecording } from './archive/read-recording.js';
import {
  LiveEngine,
  type LiveAddresses,
  type LiveBlockQuery,
  type LiveFile,
  type LivePlaylist,
} from './live-engine.js';
import type { LiveGatekeeper } from './live-gatekeeper.js';
import type { LiveRecording } from './live-recording.js';
import type { LiveAttempt, LiveEnd, LiveFacts, LiveRefusal } from './live-session.js';
import { liveMaster } from './packager/live-master.js';
import { trackFile } from './packager/track-file.js';
import { trackPlaylist } from './packager/track-playlist.js';
import { RunningSession } from './session/running-session.js';

const logger = new Logger('LiveEngine');
/** Players that are behind read a session that is over to its end. */
const LINGER_MS = 60_000;

/** How an engine is set. */
export interface RtmpLiveEngineOptions {
  readonly isOn: boolean;
  readonly host: string;
  readonly port: number;
  readonly holderUrl: string | null;
  readonly extraRungs: number;
  readonly maxHeight: number;
  readonly maxStreams: number;
  readonly maxBitrateBps: number;
  readonly maxDurationMs: number;
  readonly limits?: RtmpLimits;
}

/** Takes RTMP, encodes with FFmpeg, and keeps what players ask for in memory. */
export class RtmpLiveEngine extends LiveEngine implements RtmpGate {
  readonly #sessions = new Map<string, RunningSession>();
  readonly #listener: RtmpListener;
  #bound: { host: string; port: number } | null = null;
  #sandbox: Promise<SandboxKind> | undefined;
  #isClosing = false;

  constructor(
    private readonly options: RtmpLiveEngineOptions,
    private readonly store: ObjectStore,
    private readonly gatekeeper: LiveGatekeeper,
    private readonly now: () => Date,
  ) {
    super();
    this.#listener = new RtmpListener(this, options.limits);
  }

  /** Begins to take publishers. A port that is taken is another process's affair. */
  async open(): Promise<void> {
    const { isOn, host, port } = this.options;
    if (!isOn) return;
    try {
      this.#bound = await this.#listener.listen(port, host);
      logger.log(`Live streams are taken at rtmp://${host}:${this.#bound.port}/live/<stream key>.`);
    } catch (error) {
      logger.warn(`No live streams are taken here: ${String(error)}`);
    }
  }

  /** Ends all sessions; what came is kept. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const sessions = [...this.#sessions.values()];
    await Promise.all(sessions.map((session) => session.stop('shutdown')));
    await this.#listener.close('shutdown');
  }

  override get ingest(): { readonly host: string; readonly port: number } | null {
    return this.#bound;
  }

  async admit(attempt: LiveAttempt, publisher: Publisher): Promise<PublisherSink | LiveRefusal> {
    if (this.#isClosing) return 'unavailable';
    this.#sandbox ??= findSandbox(false);
    const sandbox = await this.#sandbox.catch((error: unknown) => {
      logger.error({ msg: 'Something of a live stream failed.', err: error });
      this.#sandbox = undefined;
      throw error;
    });
    const verdict = await this.gatekeeper.admit(attempt).catch((error: unknown) => {
      logger.error({ msg: 'Something of a live stream failed.', err: error });
      throw error;
    });
    if (!verdict.isAdmitted) return verdict.why;
    const { streamId, tenant, settings } = verdict;
    const held = this.#sessions.get(streamId);
    if (held && !held.isOver) return held.hasPublisher ? 'busy' : held.attach(publisher);
    const { maxStreams, holderUrl, extraRungs, maxHeight } = this.options;
    if (this.#isClosing || this.streamIds().length >= maxStreams) return 'unavailable';
    const startedAt = this.now();
    const sessionId = newId('lss', startedAt.getTime());
    const about = { streamId, tenant, sessionId, holderUrl, startedAt };
    const { maxBitrateBps, maxDurationMs } = this.options;
    const { store, gatekeeper, now } = this;
    const effort = { extraRungs, maxHeight };
    const needs = { sandbox, store, gatekeeper, effort, now, maxBitrateBps, maxDurationMs };
    const session = new RunningSession(about, settings, needs, () => this.#linger(session));
    this.#sessions.set(streamId, session);
    return session.attach(publisher);
  }

  override streamIds(): string[] {
    return [...this.#sessions].filter(([, { isOver }]) => !isOver).map(([streamId]) => streamId);
  }

  override facts(streamId: string): LiveFacts | null {
    const session = this.#sessions.get(streamId);
    return session && !session.isOver ? session.facts() : null;
  }

  override master(streamId: string, addresses: LiveAddresses): string | null {
    return liveMaster(this.#sessions.get(streamId)?.tracks ?? [], addresses);
  }

  override async playlist(
    streamId: string,
    rendition: string,
    query: LiveBlockQuery,
    addresses: LiveAddresses,
    signal?: AbortSignal,
  ): Promise<LivePlaylist> {
    const session = this.#sessions.get(streamId);
    const track = session?.track(rendition);
    if (!session || !track) return { status: 'not_found' };
    const others = session.tracks.filter((other) => other !== track);
    return trackPlaylist(track, others, query, addresses, signal);
  }

  override async file(
    streamId: string,
    rendition: string,
    file: string,
    signal?: AbortSignal,
  ): Promise<LiveFile | null> {
    const track = this.#sessions.get(streamId)?.track(rendition);
    return track ? trackFile(track, file, signal) : null;
  }

  override async stop(streamId: string, why: LiveEnd): Promise<boolean> {
    const session = this.#sessions.get(streamId);
    if (!session || session.isOver) return false;
    await session.stop(why);
    return true;
  }

  override recover(streamId: string, sessionId: string): Promise<LiveRecording | null> {
    return readRecording(this.store, streamId, sessionId, 0);
  }

  /** The process that encodes a stream now. */
  encoderPid(streamId: string): number | undefined {
    return this.#sessions.get(streamId)?.encoderPid;
  }

  #linger(session: RunningSession): void {
    const { streamId } = session.session;
    setTimeout(() => {
      if (this.#sessions.get(streamId) === session) this.#sessions.delete(streamId);
    }, LINGER_MS).unref();
  }
}
