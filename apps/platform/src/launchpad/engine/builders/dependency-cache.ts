import { createHash, randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, readdir, rename, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import type { BuildStep } from '../build-plan.js';
import { readPlainFile } from './plain-file.js';

/** How many install results of one app are kept. */
const KEEP = 3;
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepare'];
/** Copies the node_modules folders of one tree to the same places in another. */
const COPY = [
  'cd "$1" && find . -name .git -prune -o -name node_modules -type d -prune -print0',
  '| xargs -0 -r cp -a --parents "$3" -t "$2" --',
].join(' ');

/**
 * The node_modules folders of one app's installs, by what went in. They are kept as hard links, which
 * takes no time, but handed out as copies (references where the file system can), so that no build ever
 * writes to a file that a release runs from. Both are made as the app's own user: links in its tree then
 * lead nowhere it could not go itself.
 */
export class DependencyCache {
  constructor(
    private readonly dir: string,
    private readonly uid: number | undefined,
  ) {}

  /**
   * Name of an install's result; undefined when it cannot be known beforehand, because the step names no
   * files, one is missing, or the app's own scripts take part.
   */
  async key(
    tree: string,
    root: string,
    step: BuildStep,
    circumstances: object,
  ): Promise<string | undefined> {
    if (step.cacheKeyFiles.length === 0) return undefined;
    const hash = createHash('sha256').update(JSON.stringify([root, step, circumstances]));
    for (const name of step.cacheKeyFiles.toSorted()) {
      const content = await readPlainFile(tree, join(root, name));
      if (!content || (name.endsWith('package.json') && hasInstallScripts(content)))
        return undefined;
      hash.update(`\n${name} ${content.length}\n`).update(content);
    }
    return hash.digest('hex');
  }

  /** Copies a stored result into a tree; false when there is none. */
  async restore(key: string, tree: string): Promise<boolean> {
    const from = join(this.dir, key);
    if (!(await stat(from).catch(() => undefined))) return false;
    await this.copy(from, tree, '--reflink=auto');
    await utimes(from, new Date(), new Date());
    return true;
  }

  /** Keeps the node_modules folders of a tree under a key, and forgets the oldest ones beyond a few. */
  async save(key: string, tree: string): Promise<void> {
    await this.makeFolder(this.dir);
    const making = join(this.dir, `.${randomUUID()}`);
    await this.makeFolder(making);
    try {
      await this.copy(tree, making, '--link');
      const [first] = await readdir(making);
      if (first !== undefined) await rename(making, join(this.dir, key)).catch(() => undefined);
    } finally {
      await runCommand('rm', ['-rf', '--', making]);
    }
    await this.trim();
  }

  private async copy(from: string, to: string, how: string): Promise<void> {
    await runCommand('sh', ['-c', COPY, 'sh', from, to, how], { uid: this.uid, gid: this.uid });
  }

  private async makeFolder(path: string): Promise<void> {
    await mkdir(path, { recursive: true });
    await chmod(path, 0o700);
    if (this.uid !== undefined) await chown(path, this.uid, this.uid);
  }

  private async trim(): Promise<void> {
    const entries = await Promise.all(
      (await readdir(this.dir)).map(async (name) => {
        const path = join(this.dir, name);
        return { path, usedAtMs: (await stat(path)).mtimeMs };
      }),
    );
    const newestFirst = entries.toSorted((a, b) => b.usedAtMs - a.usedAtMs);
    const old = newestFirst.slice(KEEP).map(({ path }) => path);
    if (old.length > 0) await runCommand('rm', ['-rf', '--', ...old]);
  }
}

function hasInstallScripts(manifest: Buffer): boolean {
  try {
    const { scripts = {} } = JSON.parse(manifest.toString('utf8')) as { scripts?: object };
    return INSTALL_SCRIPTS.some((name) => name in scripts);
  } catch {
    return true;
  }
}
