import { access, readdir } from 'node:fs/promises';
import { DatabaseEngineError } from '../../database.driver.js';
import type { ProgramTrees } from './program-trees.js';

const HOST_FOLDER = '/usr/lib/postgresql';
/** The release of Debian that has a major which we unpack; its libraries are all below `usr`. */
const SUITES = new Map([[17, 'trixie']]);
/** What the archive's script calls, besides what the server itself needs. */
const TOOLS = ['dash', 'coreutils', 'gzip', 'tar', 'tzdata'];

/** Programs of one major version. */
export interface PostgresPrograms {
  readonly major: number;
  /** Tree that holds them; empty for the machine's own. */
  readonly root: string;
  /** Folder of the programs as an instance sees it. */
  readonly bin: string;
}

/** The servers that Debian installed here, and those that we unpack beside them. */
export class PostgresProgramStore {
  constructor(private readonly trees: ProgramTrees) {}

  /**
   * Majors that are here, newest first, then those that have to be unpacked: who asks for none gets
   * the one that Debian keeps safe and that needs nothing fetched.
   */
  async majors(): Promise<number[]> {
    const unpacked: number[] = [];
    for (const name of await this.trees.names()) {
      const major = /^postgres-(\d+)$/.exec(name)?.[1];
      if (major !== undefined) unpacked.push(Number(major));
    }
    const more = (await this.trees.canMake()) ? SUITES.keys() : [];
    return [
      ...new Set([...newestFirst(await this.#installed()), ...newestFirst([...unpacked, ...more])]),
    ];
  }

  /** The programs of a major, unpacked first when they are not here. @throws `unavailable` */
  async get(major: number): Promise<PostgresPrograms> {
    const bin = `${HOST_FOLDER}/${major}/bin`;
    if (await isThere(`${bin}/initdb`)) return { major, root: '', bin };
    const suite = SUITES.get(major);
    if (suite === undefined) {
      throw new DatabaseEngineError('unavailable', `Postgres ${major} is not installed here`);
    }
    const packages = [`postgresql-${major}`, `postgresql-client-${major}`, ...TOOLS];
    return { major, root: await this.trees.get(`postgres-${major}`, { suite, packages }), bin };
  }

  async #installed(): Promise<number[]> {
    const majors: number[] = [];
    for (const name of await readdir(HOST_FOLDER).catch(() => [])) {
      if (await isThere(`${HOST_FOLDER}/${name}/bin/initdb`)) majors.push(Number(name));
    }
    return majors;
  }
}

const newestFirst = (majors: readonly number[]): number[] => majors.toSorted((a, b) => b - a);

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
