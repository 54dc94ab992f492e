import type { SandboxKind } from '@skydeck/ffmpeg-sandbox';
import type { MediaMessage } from '@skydeck/rtmp';
import { pictureBytes, SAMPLE_RATE, SOUND_BYTES } from '../../av/av-formats.js';
import { FlvEncoder, type FlvEncoding } from '../../av/flv-encoder.js';
import type { RoomEngine } from '../../engine/room-engine.js';
import type { RoomTaps } from '../../engine/room-taps.js';
import type { BroadcastLayout } from '../broadcast.entity.js';
import { Choir } from './choir.js';
import { heardTracks, shownTracks } from './choose-tracks.js';
import { Scene } from './scene.js';

const SYNC_EVERY_MS = 1_000;
/** Pictures that may be on their way to the encoder; it is left alone while all are. */
const PICTURES = 6;
/** What is made up for after the process was busy; what is older never was. */
const CATCH_UP_TICKS = 10;
const RESTART_AFTER_MS = 1_000;

/** What is made of a room, and how. */
export interface CompositePlan {
  readonly roomId: string;
  readonly layout: BroadcastLayout;
  readonly identity: string | null;
  readonly encoding: FlvEncoding;
}

/** One picture and one sound of a whole room, at a steady pace, whoever comes and goes. */
export class RoomComposite {
  readonly #scene: Scene;
  readonly #choir: Choir;
  readonly #free: Buffer[];
  readonly #tickMs: number;
  readonly #soundBytes: number;
  readonly #forget: () => void;
  readonly #syncing: NodeJS.Timeout;
  readonly #startMs = performance.now();
  #encoder: FlvEncoder | undefined;
  #nextMs = this.#startMs;
  #ticking: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    private readonly plan: CompositePlan,
    private readonly engine: RoomEngine,
    taps: RoomTaps,
    private readonly kind: SandboxKind,
    private readonly onMessage: (message: MediaMessage) => void,
  ) {
    const { roomId, encoding } = plan;
    this.#scene = new Scene(taps, roomId, encoding, kind);
    this.#choir = new Choir(taps, roomId, kind);
    this.#free = Array.from({ length: PICTURES }, () => Buffer.alloc(pictureBytes(encoding)));
    this.#tickMs = 1000 / encoding.framesPerSecond;
    this.#soundBytes = (SAMPLE_RATE / encoding.framesPerSecond) * SOUND_BYTES;
    this.#forget = taps.onTracksChanged((changed) => {
      if (changed === roomId) void this.#sync();
    });
    this.#syncing = setInterval(() => void this.#sync(), SYNC_EVERY_MS);
    void this.#sync();
    this.#encode();
    this.#tick();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#forget();
    clearInterval(this.#syncing);
    clearTimeout(this.#ticking);
    await Promise.all([this.#scene.close(), this.#choir.close(), this.#encoder?.kill()]);
  }

  async #sync(): Promise<void> {
    const { roomId, layout, identity } = this.plan;
    // While the engine is away what is shown stays.
    const participants = await this.engine.participants(roomId).catch(() => null);
    if (participants === null || this.#isClosed) return;
    const nowMs = performance.now();
    const speaker = this.#choir.speaker(nowMs);
    this.#scene.show(shownTracks(participants, { layout, identity, speaker }), nowMs);
    this.#choir.hear(heardTracks(participants));
  }

  /** Messages go on in time when an encoder takes the place of one that ended. */
  #encode(): void {
    const baseMs = Math.round(performance.now() - this.#startMs);
    const encoder = new FlvEncoder(this.kind, this.plan.encoding, (message) => {
      this.onMessage({ ...message, timestampMs: message.timestampMs + baseMs });
    });
    this.#encoder = encoder;
    void encoder.ended.then((why) => {
      if (why === null || this.#isClosed) return undefined;
      return setTimeout(() => this.#isClosed || this.#encode(), RESTART_AFTER_MS);
    });
  }

  #tick(): void {
    if (this.#isClosed) return;
    const nowMs = performance.now();
    const late = Math.floor((nowMs - this.#nextMs) / this.#tickMs);
    if (late > CATCH_UP_TICKS) this.#nextMs = nowMs;
    while (this.#nextMs <= nowMs) {
      this.#produce(nowMs);
      this.#nextMs += this.#tickMs;
    }
    const pauseMs = Math.max(0, this.#nextMs - performance.now());
    this.#ticking = setTimeout(() => this.#tick(), pauseMs);
  }

  #produce(nowMs: number): void {
    const picture = this.#free.pop();
    // It cannot keep up: pictures and sound are left out together.
    if (!picture) return void this.#choir.mix(this.#soundBytes);
    this.#scene.paint(picture, nowMs);
    this.#encoder?.feed(picture, this.#choir.mix(this.#soundBytes), () => {
      this.#free.push(picture);
    });
  }
}
