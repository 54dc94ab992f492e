import type { Socket } from 'node:net';
import type { RtmpEnd, RtmpRefusal } from '../rtmp-end.js';
import { type AmfValue, readAmf0 } from '../wire/amf0.js';
import { ChunkReader } from '../wire/chunk-reader.js';
import { Handshake } from '../wire/handshake.js';
import {
  connected,
  connectRefused,
  publishEnded,
  publishing,
  publishRefused,
  streamCreated,
} from './rtmp-commands.js';
import type { PublisherSink, RtmpGate, RtmpLimits } from './rtmp-gate.js';
import { MESSAGE, type RtmpMessage } from '../wire/rtmp-message.js';
import { RtmpViolation } from '../wire/rtmp-violation.js';
import { writeControl } from '../wire/write-message.js';

const APPLICATION = 'live';
const CHUNK_STREAMS = 32;
/** How often a peer is told how much came; it never asks for more. */
const ACKNOWLEDGE_BYTES = 1_000_000;
const LAST_WORDS_MS = 1_000;

/** One peer: opens, asks to publish, and sends. Whatever it does ends at its own socket. */
export class RtmpConnection {
  readonly #handshake: Handshake;
  readonly #chunks: ChunkReader;
  readonly #opening: NodeJS.Timeout;
  #isOpen = false;
  #isConnected = false;
  #isAsked = false;
  #isEnded = false;
  #sink: PublisherSink | undefined;
  #receivedBytes = 0;
  #acknowledgedBytes = 0;

  constructor(
    private readonly socket: Socket,
    private readonly gate: RtmpGate,
    private readonly limits: RtmpLimits,
  ) {
    const { commandBytes, openingMs, silenceMs } = limits;
    this.#handshake = new Handshake((bytes) => this.#send(bytes));
    this.#chunks = new ChunkReader({
      messageBytes: commandBytes,
      heldBytes: 2 * commandBytes,
      chunkStreams: CHUNK_STREAMS,
    });
    this.#opening = setTimeout(() => this.#end('silent'), openingMs);
    socket.setNoDelay(true).setTimeout(silenceMs, () => this.#end('silent'));
    socket.on('data', (bytes) => this.#received(bytes));
    socket.on('error', () => undefined);
    socket.once('close', () => this.#end('publisher_gone'));
  }

  /** Ends it, with the reason as its last words. */
  close(why: RtmpEnd): void {
    this.#end(why);
  }

  #received(bytes: Buffer): void {
    if (this.#isEnded) return;
    this.#receivedBytes += bytes.length;
    try {
      const rest = this.#isOpen ? bytes : this.#handshake.push(bytes);
      if (rest === null) return;
      this.#isOpen = true;
      for (const message of this.#chunks.push(rest)) {
        this.#take(message);
        // What a message ended takes no more.
        if (this.#isEnded) return;
      }
      this.#acknowledge();
    } catch (error) {
      if (!(error instanceof RtmpViolation)) throw error;
      this.#end('protocol_error');
    }
  }

  #take({ type, timestampMs, payload }: RtmpMessage): void {
    if (type === MESSAGE.audio) this.#sink?.media({ kind: 'audio', timestampMs, payload });
    else if (type === MESSAGE.video) this.#sink?.media({ kind: 'video', timestampMs, payload });
    else if (type === MESSAGE.command) this.#command(readAmf0(payload));
    // The first byte of the newer form says which one follows, and it is always the older.
    else if (type === MESSAGE.commandAmf3) this.#command(readAmf0(payload.subarray(1)));
    else if (type === MESSAGE.aggregate) throw new RtmpViolation('Messages come one by one.');
  }

  #command([name, transaction, options, ...given]: AmfValue[]): void {
    const number = typeof transaction === 'number' ? transaction : 0;
    if (name === 'connect') return this.#connect(number, options);
    if (!this.#isConnected) throw new RtmpViolation('It begins with another command.');
    if (name === 'createStream') this.#send(streamCreated(number));
    else if (name === 'publish') this.#publish(given[0]);
    else if (name === 'deleteStream' || name === 'FCUnpublish') this.#end('publisher_gone');
    else if (name === 'play') throw new RtmpViolation('Nothing is played over RTMP.');
  }

  #connect(transaction: number, options: AmfValue | undefined): void {
    const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
    const app = isObject ? options['app'] : undefined;
    if (typeof app === 'string' && app.replace(/\/+$/, '') === APPLICATION) {
      this.#isConnected = true;
      this.#send(connected(transaction));
    } else this.#finish(connectRefused(transaction, `The address ends with /${APPLICATION}.`));
  }

  #publish(name: AmfValue | undefined): void {
    if (this.#isAsked) throw new RtmpViolation('A connection publishes once.');
    this.#isAsked = true;
    // Some put parameters behind the key.
    const [streamKey = ''] = typeof name === 'string' ? name.split('?', 1) : [];
    void this.#ask(streamKey);
  }

  async #ask(streamKey: string): Promise<void> {
    const remoteAddress = this.socket.remoteAddress ?? '';
    // Nothing is read before there is an answer: no byte of media is kept for a stranger.
    this.socket.pause();
    const verdict = await this.gate
      .admit({ streamKey, remoteAddress }, this)
      .catch((): RtmpRefusal => 'unavailable');
    if (typeof verdict === 'string') return this.#finish(publishRefused(verdict));
    if (this.#isEnded) return verdict.gone('publisher_gone');
    clearTimeout(this.#opening);
    this.#sink = verdict;
    const { messageBytes } = this.limits;
    this.#chunks.limits = {
      messageBytes,
      heldBytes: 2 * messageBytes,
      chunkStreams: CHUNK_STREAMS,
    };
    this.#send(publishing());
    this.socket.resume();
  }

  #acknowledge(): void {
    if (this.#receivedBytes - this.#acknowledgedBytes < ACKNOWLEDGE_BYTES) return;
    this.#acknowledgedBytes = this.#receivedBytes;
    this.#send(writeControl(MESSAGE.acknowledgement, this.#receivedBytes % 2 ** 32));
  }

  #end(why: RtmpEnd): void {
    if (this.#isEnded) return;
    const isOpen = this.#isOpen && !this.socket.destroyed;
    this.#finish(isOpen && this.#sink ? publishEnded(why) : undefined);
    this.#sink?.gone(why);
  }

  #finish(lastWords: Buffer | undefined): void {
    this.#isEnded = true;
    clearTimeout(this.#opening);
    if (lastWords === undefined) {
      this.socket.destroy();
      return;
    }
    this.socket.resume().end(lastWords);
    setTimeout(() => this.socket.destroy(), LAST_WORDS_MS).unref();
  }

  #send(bytes: Buffer): void {
    if (!this.#isEnded) this.socket.write(bytes);
  }
}
