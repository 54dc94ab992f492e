import type { SandboxKind } from '@skydeck/ffmpeg-sandbox';
import type { MediaMessage } from '@skydeck/rtmp';
import { OpusEncoder } from '../av/opus-encoder.js';
import type { RtpSender } from '../rtp/rtp-sender.js';

const CLOCK_PER_MS = 48;
/** Of 20 ms. */
const PACKET_SAMPLES = 960;

/** Sends the sound of RTMP as Opus, in packets. */
export class SoundFeed {
  readonly #encoder: OpusEncoder;
  #timestamp: number | undefined;

  constructor(kind: SandboxKind, sender: RtpSender) {
    this.#encoder = new OpusEncoder(kind, (packet) => {
      const timestamp = this.#timestamp ?? 0;
      this.#timestamp = timestamp + PACKET_SAMPLES;
      sender.send(packet, timestamp, false);
    });
  }

  /** Null when it was ended here, else why it ended. */
  get ended(): Promise<string | null> {
    return this.#encoder.ended;
  }

  send(message: MediaMessage): void {
    this.#timestamp ??= message.timestampMs * CLOCK_PER_MS;
    this.#encoder.feed(message);
  }

  kill(): Promise<void> {
    return this.#encoder.kill();
  }
}
