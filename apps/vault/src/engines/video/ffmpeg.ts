import { OUTPUT_PATH, SOURCE_PATH } from '@skydeck/ffmpeg-sandbox';
import type { Pictures } from '../pictures/make-pictures.js';
import type { PhotoFacts } from '../pictures/photo-facts.js';
import { ShutInTools, type ToolLimits } from '../sandbox/shut-in-tools.js';
import { Unreadable } from '../unreadable.js';
import { filmFacts } from './film-facts.js';

const LIMITS: ToolLimits = {
  cpuS: 60,
  memoryBytes: 3 * 1024 ** 3,
  fileBytes: 512 * 1024 ** 2,
  deadlineMs: 90_000,
};
const PROGRAMS = { ffmpeg: 'ffmpeg', ffprobe: 'ffmpeg' };
const HELP = ['ffmpeg', '-version'];
const QUIET = ['-hide_banner', '-loglevel', 'error', '-nostdin'];
// What a file names beyond itself is never opened.
const INPUT = ['-protocol_whitelist', 'file', '-i', SOURCE_PATH];
const ONLY = 'format=duration:format_tags:stream=codec_type,width,height:stream_side_data=rotation';

/** What is known of a film. */
export interface Film {
  readonly facts: PhotoFacts;
  readonly pictures: Pictures;
  readonly durationS: number;
}

/** ffmpeg of this machine, shut in. */
export class Ffmpeg {
  readonly #tools: ShutInTools;

  constructor(folder: string, mayBeOpen: boolean) {
    this.#tools = new ShutInTools(folder, mayBeOpen, PROGRAMS, HELP);
  }

  /** When and where a film was taken, and how long it is. */
  async facts(
    file: string,
    signal: AbortSignal,
  ): Promise<{ facts: PhotoFacts; durationS: number }> {
    const out = `${OUTPUT_PATH}/facts.json`;
    const shown = ['-show_entries', ONLY, '-of', 'json', '-o', out];
    const command = ['ffprobe', '-hide_banner', '-loglevel', 'error', ...INPUT, ...shown];
    return filmFacts((await this.#one(command, file, signal)).toString());
  }

  /** How a film begins, as JPEG, upright. */
  frame(file: string, signal: AbortSignal): Promise<Buffer> {
    const out = ['-map', '0:v:0', '-frames:v', '1', '-q:v', '2', `${OUTPUT_PATH}/frame.jpg`];
    return this.#one(['ffmpeg', ...QUIET, ...INPUT, ...out], file, signal);
  }

  /** The same film without what is written beside it; its pictures and sound are not touched. */
  async withoutPlace(file: string, signal: AbortSignal): Promise<Buffer> {
    const copy = ['-map', '0:v', '-map', '0:a?', '-c', 'copy', '-map_metadata', '-1'];
    // A rotation is no metadata to ffmpeg: what is held upright stays upright.
    const out = ['-map_chapters', '-1', '-movflags', '+faststart', `${OUTPUT_PATH}/film.mp4`];
    return this.#one(['ffmpeg', ...QUIET, ...INPUT, ...copy, ...out], file, signal);
  }

  async #one(command: readonly string[], file: string, signal: AbortSignal): Promise<Buffer> {
    const made = await this.#tools.run({ command, file, limits: LIMITS }, signal);
    const [first] = made.values();
    if (first === undefined) throw new Unreadable('damaged');
    return first;
  }
}
