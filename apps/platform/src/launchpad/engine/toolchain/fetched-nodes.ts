import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchPackage } from './fetch-package.js';
import { type InstalledNode, pickNode } from './find-node.js';

/** The npm that we bring runs on these and on newer ones. */
const OLDEST_MAJOR = 20;

/** Nodes that apps ask for and that this machine does not have: packages of the registry of npm. */
export class FetchedNodes {
  readonly #fetching = new Map<string, Promise<InstalledNode | undefined>>();

  constructor(private readonly dir: string) {}

  /** The Node for a wanted version; undefined when it is not to be had. */
  async get(wanted: string | undefined): Promise<InstalledNode | undefined> {
    const version = wanted?.replace(/^v/, '');
    if (version === undefined || !/^\d+(\.\d+){0,2}$/.test(version)) return undefined;
    if (Number.parseInt(version, 10) < OLDEST_MAJOR) return undefined;
    const present = pickNode(await this.#present(), version);
    if (present) return present;
    let fetching = this.#fetching.get(version);
    if (!fetching) {
      fetching = this.#fetch(version).catch(() => undefined);
      this.#fetching.set(version, fetching);
      void fetching.finally(() => this.#fetching.delete(version));
    }
    return fetching;
  }

  async #present(): Promise<InstalledNode[]> {
    const names = (await readdir(this.dir).catch(() => [])).filter((name) => /^\d/.test(name));
    const newestFirst = names.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    return newestFirst.map((version) => this.#nodeOf(version));
  }

  async #fetch(wanted: string): Promise<InstalledNode> {
    const making = join(this.dir, `.${randomUUID()}`);
    await mkdir(making, { recursive: true, mode: 0o755 });
    try {
      const name = `node-${process.platform}-${process.arch}`;
      const version = await fetchPackage(name, wanted, making);
      await rename(making, join(this.dir, version)).catch(() => undefined);
      return this.#nodeOf(version);
    } finally {
      await rm(making, { recursive: true, force: true });
    }
  }

  #nodeOf(version: string): InstalledNode {
    return { version, program: join(this.dir, version, 'bin/node') };
  }
}
