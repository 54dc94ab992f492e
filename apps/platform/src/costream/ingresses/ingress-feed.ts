import type { SandboxKind } from '@skydeck/ffmpeg-sandbox';
import { type MediaMessage, payloadKind, type PublisherSink, type RtmpEnd } from '@skydeck/rtmp';
import { PictureTranscoder } from '../av/picture-transcoder.js';
import type { RemoteTrackPort } from '../engine/room-taps.js';
import { RtpSender } from '../rtp/rtp-sender.js';
import { compositionMs, PictureFeed } from './picture-feed.js';
import { SoundFeed } from './sound-feed.js';

/** Until there is a key picture. */
const KEYFRAME_WITHIN_MS = 10_000;
/** What waits while the room takes the publisher in. */
const MAX_WAITING = 600;
const ENCODED_BPS = 2_500_000;
/** Of what is taken. */
const SOURCES = ['camera', 'microphone'] as const;

/** What a feed needs of the rest. */
export interface FeedSurroundings {
  readonly sandbox: SandboxKind;
  readonly maxBitrateBps: number;
  /** Puts the publisher into the room. @throws when the engine is away */
  open(): Promise<readonly RemoteTrackPort[]>;
  /** It is seen now. */
  publishing(): void;
  /** Puts the publisher out. */
  refuse(why: RtmpEnd): void;
  /** The last call. */
  gone(why: RtmpEnd): void;
}

/** What one publisher sends, on its way into a room. */
export class IngressFeed implements PublisherSink {
  readonly #senders: RtpSender[] = [];
  readonly #late: NodeJS.Timeout;
  /** What a decoder needs first. */
  readonly #configs = new Map<MediaMessage['kind'], MediaMessage>();
  #waiting: MediaMessage[] | undefined;
  #pictures: PictureFeed | undefined;
  #transcoder: PictureTranscoder | undefined;
  #sound: SoundFeed | undefined;
  #isGone = false;
  #bytes = 0;

  constructor(private readonly around: FeedSurroundings) {
    this.#late = setTimeout(() => around.refuse('no_keyframe'), KEYFRAME_WITHIN_MS);
  }

  media(message: MediaMessage): void {
    if (this.#isGone) return;
    this.#bytes += message.payload.length;
    const what = payloadKind(message);
    if (what === 'unsupported') return this.around.refuse('codec_unsupported');
    if (this.#pictures) return this.#pass(message);
    if (what === 'config') this.#configs.set(message.kind, message);
    if (this.#waiting === undefined && what === 'keyframe') this.#begin(message);
    else if (this.#waiting && this.#waiting.length < MAX_WAITING) this.#waiting.push(message);
  }

  /** Bytes since this was asked last. */
  takeBytes(): number {
    const bytes = this.#bytes;
    this.#bytes = 0;
    return bytes;
  }

  /** Puts the publisher in anew, where the engine forgot it. */
  async reopen(): Promise<void> {
    if (!this.#pictures || this.#isGone) return;
    const ports = await this.around.open();
    for (const [at, sender] of this.#senders.entries()) sender.redirect(portOf(ports, at));
  }

  gone(why: RtmpEnd): void {
    this.#isGone = true;
    clearTimeout(this.#late);
    for (const sender of this.#senders.splice(0)) sender.close();
    void this.#sound?.kill();
    void this.#transcoder?.kill();
    this.around.gone(why);
  }

  #begin(first: MediaMessage): void {
    clearTimeout(this.#late);
    this.#waiting = [...this.#configs.values(), first];
    this.around.open().then(
      (ports) => this.#opened(ports, first),
      // It may come back when the engine has.
      () => this.around.refuse('shutdown'),
    );
  }

  #opened(ports: readonly RemoteTrackPort[], first: MediaMessage): void {
    if (this.#isGone) return;
    const [picture, sound] = [new RtpSender(portOf(ports, 0)), new RtpSender(portOf(ports, 1))];
    this.#senders.push(picture, sound);
    this.#pictures = new PictureFeed(picture);
    this.#sound = new SoundFeed(this.around.sandbox, sound);
    this.#refuseWhenEnded(this.#sound.ended);
    if (compositionMs(first.payload) !== 0) this.#transcode(this.#pictures);
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const message of waiting) this.#pass(message);
    this.around.publishing();
  }

  #transcode(pictures: PictureFeed): void {
    const { sandbox, maxBitrateBps } = this.around;
    const bitrateBps = Math.min(ENCODED_BPS, maxBitrateBps);
    const passed = (message: MediaMessage) => this.#isGone || pictures.send(message);
    this.#transcoder = new PictureTranscoder(sandbox, bitrateBps, passed);
    this.#refuseWhenEnded(this.#transcoder.ended);
  }

  #pass(message: MediaMessage): void {
    if (message.kind === 'audio') this.#sound?.send(message);
    else if (this.#transcoder) this.#transcoder.feed(message);
    else this.#pictures?.send(message);
  }

  #refuseWhenEnded(ended: Promise<string | null>): void {
    void ended.then((why) =>
      why === null || this.#isGone ? undefined : this.around.refuse('encoder_failed'),
    );
  }
}

/** @param at 0 for pictures, 1 for sound */
function portOf(ports: readonly RemoteTrackPort[], at: number): RemoteTrackPort {
  const port = ports.find(({ source }) => source === SOURCES[at]);
  if (!port) throw new Error('The engine gave no port.');
  return port;
}
