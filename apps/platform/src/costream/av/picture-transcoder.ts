import { type SandboxKind, words } from '@skydeck/ffmpeg-sandbox';
import { flvHeader, FlvReader, flvTag, type MediaMessage } from '@skydeck/rtmp';
import { AvTool } from './av-tool.js';

const MAX_BACKLOG_BYTES = 2 ** 22;
const GOP_PICTURES = 60;

/** Encodes pictures of RTMP anew, so that each shows what came before the next: browsers expect it. */
export class PictureTranscoder {
  readonly #tool: AvTool;
  readonly #reader = new FlvReader();

  constructor(kind: SandboxKind, bitrateBps: number, onMessage: (message: MediaMessage) => void) {
    this.#tool = new AvTool(kind, [
      ...words('-nostdin -v error -probesize 65536 -analyzeduration 0 -fpsprobesize 0'),
      ...words('-copyts -protocol_whitelist pipe -f flv -i pipe:0 -an -fps_mode passthrough'),
      ...words('-c:v libx264 -preset superfast -tune zerolatency -profile:v baseline'),
      ...words(`-pix_fmt yuv420p -g ${GOP_PICTURES} -b:v ${bitrateBps} -maxrate ${bitrateBps}`),
      ...words(`-bufsize ${bitrateBps} -avoid_negative_ts disabled`),
      ...words('-flvflags no_duration_filesize -flush_packets 1 -f flv pipe:1'),
    ]);
    this.#tool.output().on('data', (bytes: Buffer) => {
      for (const message of this.#reader.push(bytes)) onMessage(message);
    });
    this.#tool.input().write(flvHeader({ audio: false, video: true }));
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
