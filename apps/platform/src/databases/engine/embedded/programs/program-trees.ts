import { access, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { findProgram } from '../../../../launchpad/engine/toolchain/find-program.js';
import { aptSources, mirrorOf } from '../../../../vps/engine/images/apt-sources.js';
import { keyringOption, sourceLines } from '../../../../vps/engine/images/bootstrap-options.js';
import { limitedCommand } from '../../../../vps/engine/images/limited-command.js';
import { DatabaseEngineError } from '../../database.driver.js';

const MAKE_MS = 900_000;

/** What a tree is unpacked from. */
export interface TreeSource {
  /** Release of Debian. */
  readonly suite: string;
  readonly packages: readonly string[];
}

/**
 * Programs of another release of Debian, unpacked with all their libraries into trees of their own.
 * Nothing is installed on the machine, and no service of theirs is started.
 */
export class ProgramTrees {
  readonly #making = new Map<string, Promise<string>>();

  constructor(private readonly dir: string) {}

  /** Names of the trees that are here. */
  async names(): Promise<readonly string[]> {
    const names = await readdir(this.dir).catch(() => []);
    return names.filter((name) => !name.startsWith('making-'));
  }

  /** Whether trees can be made: from the mirror that this machine installs from. */
  async canMake(): Promise<boolean> {
    return (await this.#mirror()) !== undefined;
  }

  /** The tree of this name, unpacked first when it is not here. @throws `unavailable` */
  async get(name: string, source: TreeSource): Promise<string> {
    const root = join(this.dir, name);
    const isHere = await access(root).then(
      () => true,
      () => false,
    );
    if (isHere) return root;
    const making = this.#making.get(name) ?? this.#make(root, source);
    this.#making.set(name, making);
    return making.finally(() => this.#making.delete(name));
  }

  async #make(root: string, { suite, packages }: TreeSource): Promise<string> {
    const mirror = await this.#mirror();
    if (mirror === undefined) {
      const text = `${packages.join(', ')} cannot be fetched: mmdebstrap or a mirror of Debian is missing`;
      throw new DatabaseEngineError('unavailable', text);
    }
    await mkdir(this.dir, { recursive: true, mode: 0o711 });
    const workDir = await mkdtemp(join(this.dir, 'making-'));
    const made = join(workDir, 'root');
    const release = { distribution: 'debian', suite, components: ['main'] } as const;
    try {
      const args = [
        '--variant=extract',
        '--format=directory',
        `--include=${packages.join(',')}`,
        ...(await keyringOption('debian')),
        suite,
        made,
        ...sourceLines(mirror, release),
      ];
      await limitedCommand('mmdebstrap', args, { cwd: workDir, deadlineMs: MAKE_MS });
      await runCommand('chmod', ['755', made]);
      await rename(made, root).catch((error: NodeJS.ErrnoException) => {
        // Another process was first.
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      });
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
    return root;
  }

  async #mirror(): Promise<string | undefined> {
    if ((await findProgram('mmdebstrap')) === undefined) return undefined;
    return mirrorOf(await aptSources(), 'debian');
  }
}
