import { type SandboxKind, words } from '@skydeck/ffmpeg-sandbox';
import { FlvReader, type MediaMessage } from '@skydeck/rtmp';
import { type PictureFormat, SAMPLE_RATE } from './av-formats.js';
import { AvTool } from './av-tool.js';

const RAW = '-probesize 32 -analyzeduration 0';
/** A key picture this often, so that segments can begin. */
const KEY_EVERY_S = 2;

/** How a broadcast is encoded. */
export interface FlvEncoding extends PictureFormat {
  readonly framesPerSecond: number;
  readonly bitrateBps: number;
}

/** Encodes mixed pictures and sound to H.264 and AAC, as messages of RTMP. */
export class FlvEncoder {
  readonly #tool: AvTool;
  readonly #reader = new FlvReader();

  constructor(kind: SandboxKind, how: FlvEncoding, onMessage: (message: MediaMessage) => void) {
    const { width, height, framesPerSecond, bitrateBps } = how;
    this.#tool = new AvTool(
      kind,
      [
        ...words(`-nostdin -v error -protocol_whitelist pipe ${RAW} -f rawvideo`),
        ...words(`-pixel_format yuv420p -video_size ${width}x${height}`),
        ...words(`-framerate ${framesPerSecond} -i pipe:0 ${RAW}`),
        ...words(`-f s16le -ar ${SAMPLE_RATE} -ac 2 -i pipe:3 -map 0:v -map 1:a`),
        ...words('-c:v libx264 -preset superfast -tune zerolatency -profile:v main'),
        ...words(`-g ${framesPerSecond * KEY_EVERY_S} -sc_threshold 0 -b:v ${bitrateBps}`),
        ...words(`-maxrate ${bitrateBps} -bufsize ${bitrateBps} -c:a aac -b:a 128k`),
        ...words('-flvflags no_duration_filesize -flush_packets 1 -f flv pipe:1'),
      ],
      1,
    );
    this.#tool.output().on('data', (bytes: Buffer) => {
      for (const message of this.#reader.push(bytes)) onMessage(message);
    });
  }

  get pid(): number | undefined {
    return this.#tool.pid;
  }

  /** Null when it was ended here, else why it ended. */
  get ended(): Promise<string | null> {
    return this.#tool.ended;
  }

  /** Takes a picture and the sound of its time; `taken` is called when the picture may be reused. */
  feed(picture: Buffer, sound: Buffer, taken: () => void): void {
    this.#tool.input(3).write(sound);
    this.#tool.input().write(picture, taken);
  }

  kill(): Promise<void> {
    return this.#tool.kill();
  }
}
