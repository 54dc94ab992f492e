import { OUTPUT_PATH, SOURCE_PATH } from '@skydeck/ffmpeg-sandbox';
import { ShutInTools, type ToolLimits } from '../sandbox/shut-in-tools.js';
import { Unreadable } from '../unreadable.js';

const LIMITS: ToolLimits = {
  cpuS: 30,
  memoryBytes: 3 * 1024 ** 3,
  fileBytes: 256 * 1024 ** 2,
  deadlineMs: 60_000,
};
const PROGRAMS = { 'heif-convert': 'libheif-examples' };
const HELP = ['heif-convert', '-h'];

/** libheif's converter of this machine, shut in. */
export class HeifConvert {
  readonly #tools: ShutInTools;

  constructor(folder: string, mayBeOpen: boolean) {
    this.#tools = new ShutInTools(folder, mayBeOpen, PROGRAMS, HELP);
  }

  open(): Promise<void> {
    return this.#tools.open();
  }

  /** The first picture of an HEIC file as JPEG, upright. */
  async convert(file: string, signal: AbortSignal): Promise<Buffer> {
    const command = ['heif-convert', '-q', '92', SOURCE_PATH, `${OUTPUT_PATH}/picture.jpg`];
    const made = await this.#tools.run({ command, file, limits: LIMITS }, signal);
    const [picture] = made.values();
    if (picture === undefined) throw new Unreadable('damaged');
    return picture;
  }
}
