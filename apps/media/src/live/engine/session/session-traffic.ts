import { type MediaMessage, payloadKind } from '@skydeck/rtmp';
import { RateMeter } from './rate-meter.js';

/** What a session was sent. */
export class SessionTraffic {
  readonly #bits: RateMeter;
  readonly #pictures: RateMeter;
  receivedBytes = 0;

  constructor(nowMs: () => number) {
    this.#bits = new RateMeter(nowMs);
    this.#pictures = new RateMeter(nowMs);
  }

  add(message: MediaMessage): void {
    const { length } = message.payload;
    this.receivedBytes += length;
    this.#bits.add(length * 8);
    if (message.kind === 'video' && payloadKind(message) !== 'config') this.#pictures.add(1);
  }

  /** Over some seconds: what comes at once is no flood. */
  isAbove(bitrateBps: number): boolean {
    return this.#bits.sustained() > bitrateBps;
  }

  get bitrateBps(): number {
    return Math.round(this.#bits.perSecond());
  }

  get framesPerSecond(): number {
    return Math.round(this.#pictures.perSecond() * 10) / 10;
  }
}
