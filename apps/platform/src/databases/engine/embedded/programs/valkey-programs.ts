import { runCommand } from '@skydeck/exec';
import { findProgram } from '../../../../launchpad/engine/toolchain/find-program.js';
import { DatabaseEngineError } from '../../database.driver.js';
import type { ProgramTrees } from './program-trees.js';

/** Servers that speak the protocol of Redis, the preferred first. */
const INSTALLED = ['valkey-server', 'redis-server'];
/** What we unpack when it is not installed. */
const UNPACKED = { major: 8, suite: 'trixie', packages: ['valkey-server', 'libc-bin'] };

export interface ValkeyProgram {
  readonly major: number;
  /** Tree that holds it; empty for the machine's own. */
  readonly root: string;
  /** The program as an instance sees it. */
  readonly path: string;
}

/** Valkey of this machine or of a tree, and the Redis that Debian 12 has. */
export class ValkeyProgramStore {
  constructor(private readonly trees: ProgramTrees) {}

  /** Majors that are here or can be made ready, newest first. */
  async majors(): Promise<number[]> {
    const installed = (await this.#installed()).map(({ major }) => major);
    const isKept = (await this.trees.names()).includes(treeName(UNPACKED.major));
    const more = isKept || (await this.trees.canMake()) ? [UNPACKED.major] : [];
    return [...new Set([...installed, ...more])].toSorted((a, b) => b - a);
  }

  /** The server of a major, unpacked first when it is not here. @throws `unavailable` */
  async get(major: number): Promise<ValkeyProgram> {
    const installed = (await this.#installed()).find((one) => one.major === major);
    if (installed) return installed;
    if (major !== UNPACKED.major) {
      throw new DatabaseEngineError('unavailable', `version ${major} is not installed here`);
    }
    const root = await this.trees.get(treeName(major), UNPACKED);
    return { major, root, path: '/usr/bin/valkey-server' };
  }

  async #installed(): Promise<ValkeyProgram[]> {
    const found: ValkeyProgram[] = [];
    for (const name of INSTALLED) {
      const path = await findProgram(name);
      if (path === undefined) continue;
      const { stdout } = await runCommand(path, ['--version']);
      const major = /v=(\d+)\./.exec(stdout.join(' '))?.[1];
      if (major !== undefined) found.push({ major: Number(major), root: '', path });
    }
    return found;
  }
}

function treeName(major: number): string {
  return `valkey-${major}`;
}
