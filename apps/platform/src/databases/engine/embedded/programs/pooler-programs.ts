import { runCommand } from '@skydeck/exec';
import { findProgram } from '../../../../launchpad/engine/toolchain/find-program.js';
import { DatabaseEngineError } from '../../database.driver.js';
import type { ProgramTrees } from './program-trees.js';

/** Prepared statements in transaction mode come with 1.21, limits of clients by database with 1.24. */
const LEAST_MINOR = 24;
const UNPACKED = { suite: 'trixie', packages: ['pgbouncer'] };
const TREE = 'pgbouncer-1';

export interface PoolerProgram {
  /** Tree that holds it; empty for the machine's own. */
  readonly root: string;
  /** The program as an instance sees it. */
  readonly path: string;
}

/** PgBouncer of this machine when it is new enough, or of a tree. */
export class PoolerProgramStore {
  #found: Promise<PoolerProgram> | undefined;

  constructor(private readonly trees: ProgramTrees) {}

  /** How to get it; undefined when it is here or can be fetched. */
  async obstacle(): Promise<{ what: string; fix: string } | undefined> {
    const isHere = (await this.trees.names()).includes(TREE) || (await this.trees.canMake());
    if (isHere || (await this.#installed())) return undefined;
    return {
      what: `there is no pgbouncer of version 1.${LEAST_MINOR} or newer, and no way to fetch it`,
      fix: 'apt-get install mmdebstrap',
    };
  }

  /** The program, unpacked first when it is not here. @throws `unavailable` */
  get(): Promise<PoolerProgram> {
    this.#found ??= this.#find();
    this.#found.catch(() => (this.#found = undefined));
    return this.#found;
  }

  async #find(): Promise<PoolerProgram> {
    const installed = await this.#installed();
    if (installed !== undefined) return { root: '', path: installed };
    const obstacle = await this.obstacle();
    if (obstacle) throw new DatabaseEngineError('unavailable', obstacle.what);
    return { root: await this.trees.get(TREE, UNPACKED), path: '/usr/sbin/pgbouncer' };
  }

  async #installed(): Promise<string | undefined> {
    const path = await findProgram('pgbouncer');
    if (path === undefined) return undefined;
    const { stdout } = await runCommand(path, ['--version']);
    const minor = /PgBouncer 1\.(\d+)/.exec(stdout.join(' '))?.[1];
    return Number(minor) >= LEAST_MINOR ? path : undefined;
  }
}
