import { type AmfValue, readAmf0 } from '../wire/amf0.js';
import { MESSAGE, type RtmpMessage } from '../wire/rtmp-message.js';
import { writeCommand, writeControl, writeMessage } from '../wire/write-message.js';
import { PublishRefused } from './publish-refused.js';
import type { RtmpTarget } from './rtmp-target.js';

/** Chunks that we send: a message of sound fits into one. */
export const SENT_CHUNK_BYTES = 4096;
const CONNECT = 1;
const CREATE_STREAM = 4;
const PING_REQUEST = 6;
const PING_RESPONSE = 7;
const SHORTEST_PING_BYTES = 6;

/** What is said until the other side takes a stream (section 7.2 of Adobe's RTMP 1.0). */
export class PublishDialogue {
  /** Of what is published; null until it may be. */
  messageStream: number | null = null;
  #created = 0;

  constructor(
    private readonly target: RtmpTarget,
    private readonly send: (bytes: Buffer) => void,
  ) {}

  begin(): void {
    const { app, tcUrl } = this.target;
    this.send(writeControl(MESSAGE.setChunkSize, SENT_CHUNK_BYTES));
    const facts = { app, type: 'nonprivate', flashVer: 'FMLE/3.0', tcUrl };
    this.send(writeCommand(0, 'connect', CONNECT, facts));
  }

  /** Answers a message. @throws PublishRefused */
  take({ type, payload }: RtmpMessage): void {
    if (type === MESSAGE.userControl) return this.#control(payload);
    if (type !== MESSAGE.command) return;
    const [name, transaction, , about] = readAmf0(payload);
    if (name === '_error') throw new PublishRefused(codeOf(about));
    if (name === '_result' && transaction === CONNECT) this.#connected();
    else if (name === '_result' && transaction === CREATE_STREAM) this.#publish(about);
    else if (name === 'onStatus') this.#status(about);
  }

  #connected(): void {
    const { streamKey } = this.target;
    // Some answer nothing to these two, and some want them.
    this.send(writeCommand(0, 'releaseStream', 2, null, streamKey));
    this.send(writeCommand(0, 'FCPublish', 3, null, streamKey));
    this.send(writeCommand(0, 'createStream', CREATE_STREAM, null));
  }

  #publish(stream: AmfValue | undefined): void {
    if (typeof stream !== 'number') throw new PublishRefused('no stream');
    this.#created = stream;
    this.send(writeCommand(stream, 'publish', 5, null, this.target.streamKey, 'live'));
  }

  #status(about: AmfValue | undefined): void {
    const code = codeOf(about);
    if (code === 'NetStream.Publish.Start') this.messageStream = this.#created;
    else if (levelOf(about) === 'error') throw new PublishRefused(code);
  }

  #control(payload: Buffer): void {
    if (payload.length < SHORTEST_PING_BYTES || payload.readUInt16BE() !== PING_REQUEST) return;
    const answer = Buffer.from(payload.subarray(0, SHORTEST_PING_BYTES));
    answer.writeUInt16BE(PING_RESPONSE);
    this.send(writeMessage(MESSAGE.userControl, 0, answer));
  }
}

const CODE = /^[\w.-]{1,100}$/;

const codeOf = (about: AmfValue | undefined): string => {
  const code = memberOf(about, 'code');
  return typeof code === 'string' && CODE.test(code) ? code : 'refused';
};

const levelOf = (about: AmfValue | undefined) => memberOf(about, 'level');

function memberOf(about: AmfValue | undefined, name: string): AmfValue | undefined {
  const isObject = typeof about === 'object' && about !== null && !Array.isArray(about);
  return isObject ? about[name] : undefined;
}
