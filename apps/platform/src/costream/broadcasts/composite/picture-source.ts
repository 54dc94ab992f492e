import type { TrackInfo } from '@skydeck/costream/protocol';
import type { SandboxKind } from '@skydeck/ffmpeg-sandbox';
import type { PictureFormat } from '../../av/av-formats.js';
import { PictureDecoder } from '../../av/picture-decoder.js';
import type { RoomTaps } from '../../engine/room-taps.js';
import { H264Assembler } from '../../rtp/h264-assembler.js';
import { ivfFrame, ivfHead } from '../../rtp/ivf-frames.js';
import type { PictureAssembler } from '../../rtp/picture-assembler.js';
import type { RtpPacket } from '../../rtp/rtp-packet.js';
import { Vp8Assembler } from '../../rtp/vp8-assembler.js';
import { TrackTap } from './track-tap.js';

const ASK_KEY_EVERY_MS = 700;
/** Codecs of rooms whose pictures can be shown. */
export const SHOWN_CODECS: ReadonlySet<string> = new Set(['vp8', 'h264']);

/** The pictures of one track, at one size: always the newest. */
export class PictureSource {
  /** Null until there is one. */
  latest: Buffer | null = null;
  /** Why there will be no more; null while there may be. */
  failure: string | null = null;
  readonly #assembler: PictureAssembler;
  readonly #isVp8: boolean;
  readonly #decoder: PictureDecoder;
  readonly #asking: NodeJS.Timeout;
  #tap: TrackTap | undefined;
  #isClosed = false;

  constructor(
    readonly identity: string,
    readonly track: TrackInfo,
    readonly format: PictureFormat,
    kind: SandboxKind,
  ) {
    this.#isVp8 = track.codec !== 'h264';
    this.#assembler = this.#isVp8 ? new Vp8Assembler() : new H264Assembler();
    const form = this.#isVp8 ? 'ivf' : 'h264';
    this.#decoder = new PictureDecoder(kind, form, format, (one) => (this.latest = one));
    if (this.#isVp8) this.#decoder.feed(ivfHead());
    void this.#decoder.ended.then((why) => (this.failure = why));
    this.#asking = setInterval(() => this.#ask(), ASK_KEY_EVERY_MS);
  }

  /** @throws when the engine does not have the track */
  async open(taps: RoomTaps, roomId: string): Promise<void> {
    const tap = await TrackTap.open(taps, roomId, this.track, (packets, hasGap) =>
      this.#take(packets, hasGap),
    );
    if (this.#isClosed) return tap.close();
    this.#tap = tap;
    await tap.requestKeyframe();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#asking);
    await Promise.all([this.#tap?.close(), this.#decoder.kill()]);
  }

  #ask(): void {
    if (this.#assembler.needsKey) void this.#tap?.requestKeyframe();
  }

  #take(packets: readonly RtpPacket[], hasGap: boolean): void {
    if (this.#isClosed) return;
    if (hasGap) {
      this.#assembler.lost();
      this.#ask();
    }
    for (const packet of packets) {
      const picture = this.#assembler.push(packet);
      if (!picture) continue;
      const { bytes, timestamp } = picture;
      const isTaken = this.#decoder.feed(this.#isVp8 ? ivfFrame(bytes, timestamp) : bytes);
      // What comes next depends on what was left out.
      if (!isTaken) this.#assembler.lost();
    }
  }
}
