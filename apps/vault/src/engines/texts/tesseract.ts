import { OUTPUT_PATH, SOURCE_PATH } from '@skydeck/ffmpeg-sandbox';
import { ShutInTools, type ToolLimits } from '../sandbox/shut-in-tools.js';
import type { Ocr } from './ocr.js';

const LIMITS: ToolLimits = {
  cpuS: 60,
  memoryBytes: 1024 ** 3,
  fileBytes: 8 * 1024 ** 2,
  deadlineMs: 120_000,
};
const PROGRAMS = { tesseract: 'tesseract-ocr' };

/** Tesseract of this machine, shut in, on one core. */
export class Tesseract implements Ocr {
  readonly name = 'tesseract';
  readonly #tools: ShutInTools;

  constructor(folder: string, mayBeOpen: boolean) {
    this.#tools = new ShutInTools(folder, mayBeOpen, PROGRAMS, ['tesseract', '--version']);
  }

  open(): Promise<void> {
    return this.#tools.open();
  }

  async read(file: string, languages: readonly string[], signal: AbortSignal): Promise<string> {
    const engine = ['env', 'OMP_THREAD_LIMIT=1', 'tesseract', SOURCE_PATH, `${OUTPUT_PATH}/text`];
    const command = [...engine, '-l', languages.join('+')];
    const made = await this.#tools.run({ command, file, limits: LIMITS }, signal);
    return made.get('text.txt')?.toString('utf8').replaceAll('\f', '\n') ?? '';
  }
}
