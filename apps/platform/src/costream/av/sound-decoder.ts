import { type SandboxKind, words } from '@skydeck/ffmpeg-sandbox';
import { OggWriter } from '../rtp/ogg-pages.js';
import { SAMPLE_RATE } from './av-formats.js';
import { AvTool } from './av-tool.js';

const MAX_BACKLOG_BYTES = 2 ** 16;
/** The usual packet: 20 ms. */
const PACKET_SAMPLES = 960;

/** Decodes packets of Opus to sound as it is mixed. */
export class SoundDecoder {
  readonly #tool: AvTool;
  readonly #ogg = new OggWriter();
  #position = 0;

  constructor(kind: SandboxKind, onSound: (bytes: Buffer) => void) {
    this.#tool = new AvTool(kind, [
      ...words('-nostdin -v error -probesize 32 -analyzeduration 0'),
      ...words('-flags low_delay -threads 1 -protocol_whitelist pipe -f ogg -i pipe:0 -vn'),
      ...words(`-ar ${SAMPLE_RATE} -ac 2 -flush_packets 1 -f s16le pipe:1`),
    ]);
    this.#tool.output().on('data', onSound);
    this.#tool.input().write(this.#ogg.head(2));
  }

  /** Null when it was ended here, else why it ended. */
  get ended(): Promise<string | null> {
    return this.#tool.ended;
  }

  feed(packet: Buffer): boolean {
    if (!this.#tool.keepsUp(MAX_BACKLOG_BYTES)) return false;
    this.#position += PACKET_SAMPLES;
    this.#tool.input().write(this.#ogg.packet(packet, this.#position));
    return true;
  }

  kill(): Promise<void> {
    return this.#tool.kill();
  }
}
