import { Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { FileReader } from './file-reader.js';
import { ReadingSettings } from './reading-settings.js';
import { Readings } from './readings.js';

const EVERY_MS = 500;

/** Reads what waits, several files at once; what a crash left is taken again when its time is over. */
@Injectable()
export class ReadingSweeper extends Sweeper {
  readonly #ending = new AbortController();

  constructor(
    private readonly readings: Readings,
    private readonly reader: FileReader,
    private readonly settings: ReadingSettings,
  ) {
    const problem = 'Files could not be read.';
    super({ name: 'Readings', problem, everyMs: EVERY_MS, everywhere: true });
  }

  override async onModuleDestroy(): Promise<void> {
    this.#ending.abort();
    await super.onModuleDestroy();
  }

  override async sweep(): Promise<void> {
    const { VAULT_READING_CONCURRENCY: atOnce } = this.settings.config;
    await Promise.all(Array.from({ length: atOnce }, () => this.#work()));
  }

  async #work(): Promise<void> {
    const { signal } = this.#ending;
    for (;;) {
      const reading = signal.aborted ? null : await this.readings.claim();
      if (reading === null) return;
      await this.reader.read(reading, signal);
    }
  }
}
