import type { AddressPolicy } from '@skydeck/outbound';
import type { Clock } from '@skydeck/service';
import { ApnsSession } from './apns-session.js';

const IDLE_MS = 60_000;

/** The one connection that is kept, and made anew when it is gone. */
export class ApnsConnection {
  #session: ApnsSession | null = null;
  #opening: Promise<ApnsSession> | null = null;
  #usedAt = 0;

  constructor(
    private readonly target: { readonly url: string; readonly ca: string | undefined },
    private readonly policy: AddressPolicy,
    private readonly clock: Clock,
  ) {}

  /** A connection that stands; many who need one at once open one. Throws the error of the socket. */
  async get(): Promise<ApnsSession> {
    const now = this.clock.now().getTime();
    const isFresh = now - this.#usedAt < IDLE_MS;
    this.#usedAt = now;
    if (this.#session?.isOpen && (isFresh || (await this.#session.isAlive()))) return this.#session;
    this.#opening ??= this.#open().finally(() => (this.#opening = null));
    return this.#opening;
  }

  async close(): Promise<void> {
    const opening = this.#opening?.catch(() => null);
    const session = (await opening) ?? this.#session;
    this.#session = null;
    await session?.close();
  }

  async #open(): Promise<ApnsSession> {
    const { url, ca } = this.target;
    return (this.#session = await ApnsSession.open(url, ca, this.policy));
  }
}
