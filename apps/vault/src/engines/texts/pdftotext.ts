import { OUTPUT_PATH, SOURCE_PATH, words } from '@skydeck/ffmpeg-sandbox';
import { ShutInTools, type ToolLimits } from '../sandbox/shut-in-tools.js';
import { cleanText, type ExtractedText, MAX_PAGES, type TextExtractor } from './text-extractor.js';

const LIMITS: ToolLimits = {
  cpuS: 30,
  memoryBytes: 1024 ** 3,
  fileBytes: 32 * 1024 ** 2,
  deadlineMs: 60_000,
};
const PROGRAMS = { pdftotext: 'poppler-utils', pdftoppm: 'poppler-utils' };
const TEXT = 'text.txt';
const PAGE_END = '\f';

/** Poppler of this machine, shut in. */
export class Pdftotext implements TextExtractor {
  readonly name = 'pdftotext';
  readonly #tools: ShutInTools;

  constructor(folder: string, mayBeOpen: boolean) {
    this.#tools = new ShutInTools(folder, mayBeOpen, PROGRAMS, ['pdftotext', '-v']);
  }

  open(): Promise<void> {
    return this.#tools.open();
  }

  async extract(file: string, signal: AbortSignal): Promise<ExtractedText> {
    const command = words(`pdftotext -q -enc UTF-8 -l ${MAX_PAGES} ${SOURCE_PATH}`);
    const tool = { command: [...command, `${OUTPUT_PATH}/${TEXT}`], file, limits: LIMITS };
    const raw = (await this.#tools.run(tool, signal)).get(TEXT)?.toString('utf8') ?? '';
    const pages = raw.split(PAGE_END).length - 1;
    return cleanText(raw.replaceAll(PAGE_END, '\n\n'), pages);
  }

  /** Pictures of the first pages, in their order: PNG, grey, wide enough to be read. */
  async pages(file: string, count: number, signal: AbortSignal): Promise<Buffer[]> {
    const command = words(`pdftoppm -q -gray -png -r 150 -scale-to 2600 -f 1 -l ${count}`);
    return this.#draw(command, file, signal);
  }

  /** A picture of the first page. */
  async firstPage(file: string, signal: AbortSignal): Promise<Buffer | null> {
    const command = words('pdftoppm -q -png -f 1 -l 1 -scale-to 1440');
    return (await this.#draw(command, file, signal))[0] ?? null;
  }

  async #draw(command: readonly string[], file: string, signal: AbortSignal): Promise<Buffer[]> {
    const whole = [...command, SOURCE_PATH, `${OUTPUT_PATH}/page`];
    const made = await this.#tools.run({ command: whole, file, limits: LIMITS }, signal);
    return [...made.values()];
  }
}
