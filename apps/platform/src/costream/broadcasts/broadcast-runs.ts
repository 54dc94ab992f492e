import { findSandbox, type SandboxKind, TranscoderUnavailable } from '@skydeck/ffmpeg-sandbox';
import { AddressPolicy } from '@skydeck/outbound';
import { Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CostreamNode } from '../costream-node.js';
import { CostreamSettings } from '../costream-settings.js';
import { RoomEngine } from '../engine/room-engine.js';
import { RoomTaps } from '../engine/room-taps.js';
import { RoomEngineErrors } from '../rooms/room.errors.js';
import type { BroadcastEntity } from './broadcast.entity.js';
import { BroadcastKeys } from './broadcast-keys.js';
import { BroadcastRun } from './broadcast-run.js';
import { BroadcastStates } from './broadcast-states.js';
import { MediaStreams } from './media-streams.js';

const BEAT_MS = 2_000;
/** Until somebody takes it. */
const START_WITHIN_MS = 60_000;

/** The broadcasts that this process makes. */
@Injectable()
export class BroadcastRuns implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Broadcasts');
  readonly #runs = new Map<string, BroadcastRun>();
  #sandbox: SandboxKind | undefined;
  readonly #rounds = new Rounds(
    () => this.beat(),
    (error) => this.#logger.warn({ msg: 'Broadcasts were not seen to.', err: error }),
  );

  constructor(
    private readonly states: BroadcastStates,
    private readonly streams: MediaStreams,
    private readonly keys: BroadcastKeys,
    private readonly engine: RoomEngine,
    private readonly taps: RoomTaps,
    private readonly node: CostreamNode,
    private readonly settings: CostreamSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(BEAT_MS);
  }

  /** What others take over is not ended: its row stays as it is. */
  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
    const runs = [...this.#runs.values()];
    this.#runs.clear();
    await Promise.all(runs.map((run) => run.close()));
  }

  /** Who makes broadcasts here, in rows. */
  get holderId(): string {
    return this.node.id;
  }

  /** @throws `room_engine.unavailable` when broadcasts cannot be made here */
  async ready(): Promise<SandboxKind> {
    if (this.engine.name !== 'janus') {
      const detail = 'Broadcasts need the embedded engine: set COSTREAM_ENGINE=janus.';
      throw RoomEngineErrors.unavailable({ detail });
    }
    try {
      return (this.#sandbox ??= await findSandbox(false));
    } catch (error) {
      if (!(error instanceof TranscoderUnavailable)) throw error;
      throw RoomEngineErrors.unavailable({ detail: error.message, cause: error });
    }
  }

  /** Makes a broadcast from now on; twice changes nothing. */
  async start(row: BroadcastEntity): Promise<void> {
    const sandbox = await this.ready();
    if (this.#runs.has(row.id)) return;
    const { config } = this.settings;
    const height = config.COSTREAM_BROADCAST_HEIGHT;
    const parts = {
      engine: this.engine,
      taps: this.taps,
      keys: this.keys,
      policy: new AddressPolicy(config.COSTREAM_BROADCAST_ALLOW_CIDRS),
      encoding: {
        width: (height * 16) / 9,
        height,
        framesPerSecond: config.COSTREAM_BROADCAST_FPS,
        bitrateBps: config.COSTREAM_BROADCAST_KBPS * 1000,
      },
      sandbox,
    };
    const run = new BroadcastRun(row, parts, () => void this.#rounds.now());
    this.#runs.set(row.id, run);
  }

  /** Makes it no longer, if this process did; players come to an end. */
  async stop({ id, projectId, liveStreamId }: BroadcastEntity): Promise<void> {
    const run = this.#runs.get(id);
    this.#runs.delete(id);
    await run?.close();
    if (liveStreamId === null) return;
    // The session is over by itself when nobody comes back.
    await this.streams.complete(projectId, liveStreamId).catch((error: unknown) => {
      this.#logger.warn({ msg: 'A live stream was not ended.', broadcast: id, err: error });
    });
  }

  /** Says how it goes with each, and ends those that may not go on. */
  async beat(): Promise<void> {
    for (const run of this.#runs.values()) await this.#see(run);
  }

  async #see(run: BroadcastRun): Promise<void> {
    const { row } = run;
    if (run.isLive && row.liveAt === null) row.liveAt = await this.states.live(row);
    const isKept = await this.states.beat(row, run.targets);
    const isLate = row.liveAt === null && this.#ageMs(run) > START_WITHIN_MS;
    if (run.hasFailed || isLate) {
      await this.states.finish(row.id, run.hasFailed ? 'targets_failed' : 'not_started');
      await this.stop(row);
    } else if (!isKept) await this.stop(row);
  }

  #ageMs({ startedAtMs }: BroadcastRun): number {
    return performance.now() - startedAtMs;
  }
}
