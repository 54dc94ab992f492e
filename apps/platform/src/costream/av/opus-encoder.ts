import { type SandboxKind, words } from '@skydeck/ffmpeg-sandbox';
import { flvHeader, flvTag, type MediaMessage } from '@skydeck/rtmp';
import { OggReader } from '../rtp/ogg-pages.js';
import { AvTool } from './av-tool.js';

const MAX_BACKLOG_BYTES = 2 ** 20;
/** Of identification and of comments. */
const HEAD_PACKETS = 2;

/** Encodes AAC, as it comes in messages of RTMP, to packets of Opus of 20 ms. */
export class OpusEncoder {
  readonly #tool: AvTool;
  readonly #reader = new OggReader();
  #heads = 0;

  constructor(kind: SandboxKind, onPacket: (packet: Buffer) => void) {
    this.#tool = new AvTool(kind, [
      ...words('-nostdin -v error -probesize 4096 -analyzeduration 0'),
      ...words('-protocol_whitelist pipe -f flv -i pipe:0 -vn -af aresample=async=1'),
      ...words('-c:a libopus -b:a 96k -ac 2 -ar 48000 -frame_duration 20 -application audio'),
      ...words('-page_duration 20000 -flush_packets 1 -f ogg pipe:1'),
    ]);
    this.#tool.output().on('data', (bytes: Buffer) => {
      for (const packet of this.#reader.push(bytes)) {
        if (this.#heads++ >= HEAD_PACKETS) onPacket(packet);
      }
    });
    this.#tool.input().write(flvHeader({ audio: true, video: false }));
  }

  /** Null when it was ended here, else why it ended. */
  get ended(): Promise<string | null> {
    return this.#tool.ended;
  }

  /** False when it cannot keep up: what was given is left out. */
  feed({ kind, timestampMs, payload }: MediaMessage): boolean {
    if (!this.#tool.keepsUp(MAX_BACKLOG_BYTES)) return false;
    this.#tool.input().write(flvTag(kind, timestampMs, payload));
    return true;
  }

  kill(): Promise<void> {
    return this.#tool.kill();
  }
}
