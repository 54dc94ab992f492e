import { type SandboxKind, words } from '@skydeck/ffmpeg-sandbox';
import { type PictureFormat, pictureBytes } from './av-formats.js';
import { AvTool } from './av-tool.js';

/** What may wait for a decoder that cannot keep up. */
const MAX_BACKLOG_BYTES = 2 ** 20;

/** Decodes coded pictures to one size, whatever theirs is; the rest of the place stays black. */
export class PictureDecoder {
  readonly #tool: AvTool;
  #picture: Buffer;
  #filled = 0;

  constructor(
    kind: SandboxKind,
    /** What it reads: `ivf` or `h264`. */
    form: 'ivf' | 'h264',
    format: PictureFormat,
    private readonly onPicture: (picture: Buffer) => void,
  ) {
    const { width, height } = format;
    const fit = `scale=${width}:${height}:force_original_aspect_ratio=decrease:flags=fast_bilinear`;
    this.#tool = new AvTool(kind, [
      ...words('-nostdin -v error -probesize 32 -analyzeduration 0 -fpsprobesize 0'),
      ...words('-flags low_delay -threads 1 -protocol_whitelist pipe'),
      ...words(`-f ${form} -i pipe:0 -an -filter_threads 1`),
      '-vf',
      `${fit},pad=${width}:${height}:-1:-1,setsar=1,format=yuv420p`,
      ...words('-fps_mode passthrough -flush_packets 1 -f rawvideo pipe:1'),
    ]);
    this.#picture = Buffer.allocUnsafe(pictureBytes(format));
    this.#tool.output().on('data', (bytes: Buffer) => this.#take(bytes));
  }

  /** Null when it was ended here, else why it ended. */
  get ended(): Promise<string | null> {
    return this.#tool.ended;
  }

  /** False when it cannot keep up: what was given is left out. */
  feed(bytes: Buffer): boolean {
    if (!this.#tool.keepsUp(MAX_BACKLOG_BYTES)) return false;
    this.#tool.input().write(bytes);
    return true;
  }

  kill(): Promise<void> {
    return this.#tool.kill();
  }

  #take(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) {
      const taken = bytes.copy(this.#picture, this.#filled, at);
      at += taken;
      this.#filled += taken;
      if (this.#filled < this.#picture.length) continue;
      const whole = this.#picture;
      this.#picture = Buffer.allocUnsafe(whole.length);
      this.#filled = 0;
      this.onPicture(whole);
    }
  }
}
