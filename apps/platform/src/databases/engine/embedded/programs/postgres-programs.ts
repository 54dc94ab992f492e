import { access, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { findProgram } from '../../../../launchpad/engine/toolchain/find-program.js';
import { aptSources, mirrorOf } from '../../../../vps/engine/images/apt-sources.js';
import { keyringOption, sourceLines } from '../../../../vps/engine/images/bootstrap-options.js';
import { limitedCommand } from '../../../../vps/engine/images/limited-command.js';
import { DatabaseEngineError } from '../../database.driver.js';

const HOST_FOLDER = '/usr/lib/postgresql';
const MAKE_MS = 900_000;
/** The newest major of each release of Debian that we can unpack beside our own. */
const SUITES = new Map([
  [17, 'trixie'],
  [15, 'bookworm'],
]);
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

/** Finds the servers that Debian installed, and unpacks newer ones into trees of their own. */
export class PostgresProgramStore {
  readonly #making = new Map<number, Promise<PostgresPrograms>>();

  constructor(private readonly dir: string) {}

  /** Majors that are here or can be made ready, newest first. */
  async majors(): Promise<number[]> {
    const here = await this.#here();
    const more = (await this.#mirror()) === undefined ? [] : [...SUITES.keys()];
    return [...new Set([...here, ...more])].toSorted((a, b) => b - a);
  }

  /** Whether a major can be used without anything being fetched. */
  async isHere(major: number): Promise<boolean> {
    return (await this.#here()).includes(major);
  }

  /** The programs of a major, unpacked first when they are not here. @throws `unavailable` */
  async get(major: number): Promise<PostgresPrograms> {
    const bin = `${HOST_FOLDER}/${major}/bin`;
    if (await isThere(`${bin}/initdb`)) return { major, root: '', bin };
    const root = this.#root(major);
    if (await isThere(`${root}${bin}/initdb`)) return { major, root, bin };
    const making = this.#making.get(major) ?? this.#make(major);
    this.#making.set(major, making);
    return making.finally(() => this.#making.delete(major));
  }

  async #make(major: number): Promise<PostgresPrograms> {
    const suite = SUITES.get(major);
    const mirror = await this.#mirror();
    if (suite === undefined || mirror === undefined) {
      throw new DatabaseEngineError('unavailable', `Postgres ${major} is not installed here`);
    }
    await mkdir(this.dir, { recursive: true, mode: 0o711 });
    const workDir = await mkdtemp(join(this.dir, 'making-'));
    const made = join(workDir, 'root');
    const release = { distribution: 'debian', suite, components: ['main'] } as const;
    try {
      const args = [
        '--variant=extract',
        '--format=directory',
        `--include=${[`postgresql-${major}`, `postgresql-client-${major}`, ...TOOLS].join(',')}`,
        ...(await keyringOption('debian')),
        suite,
        made,
        ...sourceLines(mirror, release),
      ];
      await limitedCommand('mmdebstrap', args, { cwd: workDir, deadlineMs: MAKE_MS });
      await runCommand('chmod', ['755', made]);
      await rename(made, this.#root(major));
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
    return { major, root: this.#root(major), bin: `${HOST_FOLDER}/${major}/bin` };
  }

  #root(major: number): string {
    return join(this.dir, `postgres-${major}`);
  }

  async #here(): Promise<number[]> {
    const installed = await readdir(HOST_FOLDER).catch(() => []);
    const unpacked = await readdir(this.dir).catch(() => []);
    const majors: number[] = [];
    for (const name of installed) {
      if (await isThere(`${HOST_FOLDER}/${name}/bin/initdb`)) majors.push(Number(name));
    }
    for (const name of unpacked) {
      const major = /^postgres-(\d+)$/.exec(name)?.[1];
      if (major !== undefined) majors.push(Number(major));
    }
    return majors;
  }

  async #mirror(): Promise<string | undefined> {
    if ((await findProgram('mmdebstrap')) === undefined) return undefined;
    return mirrorOf(await aptSources(), 'debian');
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
