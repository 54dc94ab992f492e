import { TranscodeFailed } from '@skydeck/ffmpeg-sandbox';
import { Injectable, Logger } from '@nestjs/common';
import { Unreadable } from '../../engines/unreadable.js';
import type { FileReading } from './file-reading.js';
import { PlainFiles } from './plain-files.js';
import { type FileFindings, readFacts, readFile } from './read-file.js';
import { Readers } from './readers.js';
import { ReadingResults } from './reading-results.js';
import { Sidecars } from './sidecars/sidecars.js';

const MOST_ATTEMPTS = 5;
const FIRST_WAIT_MS = 5_000;

/** Reads one file that was claimed. */
@Injectable()
export class FileReader {
  readonly #logger = new Logger('Reading');

  constructor(
    private readonly readers: Readers,
    private readonly plain: PlainFiles,
    private readonly sidecars: Sidecars,
    private readonly results: ReadingResults,
  ) {}

  async read(reading: FileReading, signal: AbortSignal): Promise<void> {
    try {
      const found = await this.plain.lend(reading, signal, (file, folder) =>
        reading.is_facts_only
          ? readFacts(this.readers, reading, file, signal)
          : readFile(this.readers, reading, [file, folder], signal),
      );
      await this.results.keep(reading, await this.#withSidecar(reading, found, signal));
    } catch (error) {
      if (signal.aborted) return this.results.later(reading, 0);
      const isFinal = error instanceof Unreadable || reading.attempts >= MOST_ATTEMPTS;
      if (isFinal) await this.results.fail(reading, problemOf(error));
      else await this.results.later(reading, FIRST_WAIT_MS * 4 ** (reading.attempts - 1));
      // What the tools say may hold words of the document: only why, never what.
      const why = error instanceof TranscodeFailed ? error.kind : error;
      if (!(error instanceof Unreadable))
        this.#logger.warn({ msg: 'A file was not read.', err: why });
    }
  }

  async #withSidecar(
    reading: FileReading,
    found: FileFindings,
    signal: AbortSignal,
  ): Promise<FileFindings> {
    if (found.facts === null) return found;
    return { ...found, ...(await this.sidecars.add(reading, found.facts, signal)) };
  }
}

function problemOf(error: unknown): string {
  if (error instanceof Unreadable) return error.reason;
  return error instanceof TranscodeFailed ? 'crashed' : 'unavailable';
}
