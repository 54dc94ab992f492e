import {
  type CandidateInit,
  type PublishResult,
  type Reply,
  type ServerNotice,
  SUBPROTOCOL,
} from '@skydeck/costream/protocol';
import { WebSocket } from 'ws';
import type { WhipOffer } from './whip-offer.js';

const ANSWER_WITHIN_MS = 10_000;

/** The gateway did not do what was asked; the message is its code and its words. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * One publisher over WHIP, who is a participant like any other: it speaks to the gateway of rooms as
 * browsers do, so that the same rules hold for it.
 */
export class WhipSession {
  readonly #waiting = new Map<number, (answer: Reply) => void>();
  #count = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.#read(data));
    socket.on('error', () => socket.terminate());
    socket.once('close', () => {
      for (const [re, answer] of this.#waiting) answer({ re, ok: false, ...AWAY });
    });
  }

  /** Comes in, and publishes. @throws GatewayRefused */
  static async open(
    url: string,
    token: string,
    { sdp, tracks }: WhipOffer,
  ): Promise<{ session: WhipSession; answer: string }> {
    const session = new WhipSession(new WebSocket(url, SUBPROTOCOL, { perMessageDeflate: false }));
    try {
      await session.#opened();
      await session.#ask('join', { token, client: 'whip' });
      const published = (await session.#ask('publish', { sdp, tracks })) as PublishResult;
      return { session, answer: published.sdp };
    } catch (error) {
      session.close();
      throw error;
    }
  }

  /** Resolves when the participant is no longer there. */
  async ended(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    await new Promise<void>((resolve) => this.socket.once('close', () => resolve()));
  }

  /** Passes a candidate on; null when there are no more. @throws GatewayRefused */
  async candidate(candidate: CandidateInit | null): Promise<void> {
    await this.#ask('candidate', { peer: 'publisher', candidate });
  }

  /** Says good-bye. */
  close(): void {
    if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ id: (this.#count += 1), type: 'leave' }));
      setTimeout(() => this.socket.terminate(), 1_000).unref();
    } else this.socket.terminate();
  }

  async #opened(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('close', () => reject(away()));
    });
  }

  async #ask(type: string, more: object): Promise<unknown> {
    const id = (this.#count += 1);
    if (this.socket.readyState !== WebSocket.OPEN) throw away();
    const answer = await new Promise<Reply>((resolve) => {
      const late = setTimeout(() => {
        resolve({ re: id, ok: false, ...AWAY });
      }, ANSWER_WITHIN_MS);
      this.#waiting.set(id, (found) => {
        clearTimeout(late);
        resolve(found);
      });
      this.socket.send(JSON.stringify({ id, type, ...more }));
    });
    this.#waiting.delete(id);
    if (!answer.ok) throw new GatewayRefused(answer.code, answer.message);
    return answer.result;
  }

  #read(data: Buffer): void {
    const said = JSON.parse(data.toString('utf8')) as Reply | ServerNotice;
    if ('re' in said) this.#waiting.get(said.re)?.(said);
    // The other side makes another connection when this one is of no use any more.
    else if (said.type === 'media_reset' || said.type === 'bye') this.close();
  }
}

const AWAY = { code: 'engine_unavailable', message: 'The gateway is away.' };
const away = () => new GatewayRefused(AWAY.code, AWAY.message);
