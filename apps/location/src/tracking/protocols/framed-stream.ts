import type { Broken, DeviceStream, Message } from './report.js';

/** What is at the beginning of the bytes. */
export type Framed =
  /** Not known before more has come. */
  | 'more'
  /** So many bytes are a message, or are left out when they say nothing. */
  | { readonly bytes: number; readonly messages: readonly Message[] };

/** Bytes are cut into messages by what stands at their beginning. */
export abstract class FramedStream implements DeviceStream {
  #held: Buffer = Buffer.alloc(0);
  #isEnded = false;
  #isInGarbage = false;

  push(bytes: Uint8Array): Message[] {
    if (this.#isEnded) return [];
    this.#held = this.#held.length > 0 ? Buffer.concat([this.#held, bytes]) : Buffer.from(bytes);
    const told: Message[] = [];
    let at = 0;
    while (at < this.#held.length && !this.#isEnded) {
      const found = this.frame(this.#held.subarray(at));
      if (found === 'more') break;
      at += found.bytes;
      for (const message of found.messages) this.#tell(message, told);
    }
    this.#held = this.#held.subarray(at);
    return told;
  }

  end(): Message[] {
    const isCut = this.#held.length > 0 && !this.#isEnded;
    this.#isEnded = true;
    this.#held = Buffer.alloc(0);
    return isCut ? [broken('truncated', true)] : [];
  }

  /** What is at the beginning; at least one byte is there. Must not throw. */
  protected abstract frame(bytes: Buffer): Framed;

  /** Garbage is told once, however many pieces it comes in. */
  #tell(message: Message, told: Message[]): void {
    const isGarbage = message.kind === 'broken' && message.why === 'garbage';
    if (!isGarbage || !this.#isInGarbage) told.push(message);
    this.#isInGarbage = isGarbage;
    if (message.kind === 'broken' && message.endsConnection) this.#isEnded = true;
  }
}

/** Says that something was left out. */
export const broken = (
  why: Broken,
  endsConnection = false,
  answer: Uint8Array | null = null,
): Message => ({ kind: 'broken', why, endsConnection, answer });
