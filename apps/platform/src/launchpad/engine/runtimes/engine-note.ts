import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContainerEngine } from '../container/container-engine.js';
import type { EngineOptions } from '../engine-options.js';

/**
 * Where containers of this installation may run, in `launchpad/engine.json`: a stop of the installation
 * ends what a platform that was killed has left there.
 */
export class EngineNote {
  #written: Promise<void> | undefined;

  constructor(
    private readonly engine: ContainerEngine,
    private readonly options: EngineOptions,
  ) {}

  /** To be called before a container is made. */
  async write(): Promise<void> {
    this.#written ??= this.#write();
    await this.#written;
  }

  /** Once there are none any more. */
  async remove(): Promise<void> {
    this.#written = undefined;
    await rm(this.#path, { force: true });
  }

  async #write(): Promise<void> {
    const { instance } = this.options;
    const note = { socket: await this.engine.findSocket(), instance };
    await writeFile(this.#path, JSON.stringify(note), { mode: 0o600 });
  }

  get #path(): string {
    return join(this.options.dir, 'engine.json');
  }
}
