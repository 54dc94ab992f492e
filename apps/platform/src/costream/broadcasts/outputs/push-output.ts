import { AddressNotAllowed } from '@skydeck/outbound';
import { type MediaMessage, payloadKind, PublishRefused, type RtmpPublisher } from '@skydeck/rtmp';
import type { TargetStatus } from '../broadcast.entity.js';

/** Pauses before it is tried again, in milliseconds; the last one again and again. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** So many in a row without success are enough. */
const MOST_TRIES = 20;

/** Sends a broadcast to one place, and connects again when it is cut off. */
export class PushOutput {
  status: TargetStatus = 'connecting';
  /** Code of what went wrong last; never what the other side said. */
  error: string | null = null;
  readonly #configs = new Map<MediaMessage['kind'], MediaMessage>();
  #publisher: RtmpPublisher | undefined;
  #isInStep = false;
  #tries = 0;
  #pause: NodeJS.Timeout | undefined;

  constructor(
    private readonly dial: () => Promise<RtmpPublisher>,
    private readonly onStatus: () => void,
  ) {
    void this.#connect();
  }

  /** Sends it when the place is there; begins with a key picture. */
  push(message: MediaMessage): void {
    const what = payloadKind(message);
    if (what === 'config') this.#configs.set(message.kind, message);
    const publisher = this.#publisher;
    if (!publisher) return;
    if (!this.#isInStep) {
      if (what !== 'keyframe') return;
      this.#isInStep = true;
      const { timestampMs } = message;
      for (const config of this.#configs.values()) publisher.send({ ...config, timestampMs });
    }
    // Who cannot keep up goes on with the next key picture.
    if (!publisher.send(message)) this.#isInStep = false;
  }

  async close(): Promise<void> {
    if (this.status !== 'failed') this.status = 'ended';
    clearTimeout(this.#pause);
    await this.#publisher?.close();
  }

  async #connect(): Promise<void> {
    try {
      const publisher = await this.dial();
      if (this.#isOver) return await publisher.close();
      this.#publisher = publisher;
      this.#tries = 0;
      this.#became('live', null);
      this.#lost(await publisher.ended);
    } catch (error) {
      this.#lost(codeOf(error), error instanceof AddressNotAllowed);
    }
  }

  #lost(why: string, isForGood = false): void {
    this.#publisher = undefined;
    this.#isInStep = false;
    if (this.#isOver) return;
    this.#tries += 1;
    if (isForGood || this.#tries >= MOST_TRIES) return this.#became('failed', why);
    this.#became('waiting', why);
    const pauseMs = PAUSES_MS[Math.min(this.#tries, PAUSES_MS.length) - 1];
    this.#pause = setTimeout(() => void this.#connect(), pauseMs);
  }

  get #isOver(): boolean {
    return this.status === 'ended' || this.status === 'failed';
  }

  #became(status: TargetStatus, error: string | null): void {
    this.status = status;
    this.error = error;
    this.onStatus();
  }
}

function codeOf(error: unknown): string {
  if (error instanceof AddressNotAllowed) return 'address_not_allowed';
  if (error instanceof PublishRefused) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : 'connection_failed';
}
