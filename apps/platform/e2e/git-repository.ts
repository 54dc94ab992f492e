import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { runCommand } from '@skydeck/exec';

/** A real Git repository in a folder of its own. */
export class GitRepository implements AsyncDisposable {
  private constructor(readonly dir: string) {}

  /** Makes a repository with one commit on `main`. */
  static async create(files: Readonly<Record<string, string>>): Promise<GitRepository> {
    const repository = new GitRepository(await mkdtemp(join(tmpdir(), 'skydeck-repo-')));
    await repository.git('init', '--quiet', '--initial-branch=main');
    await repository.commit(files, 'first version');
    return repository;
  }

  /** Makes a repository of the files in a folder. */
  static async from(folder: string): Promise<GitRepository> {
    const files: Record<string, string> = {};
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) files[relative(folder, path)] = await readFile(path, 'utf8');
    }
    return GitRepository.create(files);
  }

  /** Writes files and commits all there is. Returns the commit's hash. */
  async commit(files: Readonly<Record<string, string>>, message: string): Promise<string> {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(this.dir, name)), { recursive: true });
      await writeFile(join(this.dir, name), text);
    }
    await this.git('add', '--all');
    await this.git('commit', '--quiet', '--allow-empty', '--message', message);
    const [sha = ''] = await this.git('rev-parse', 'HEAD');
    return sha;
  }

  async git(...args: string[]): Promise<string[]> {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
    const { stdout } = await runCommand('git', [...who, ...args], { cwd: this.dir });
    return stdout;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.dir, { recursive: true, force: true });
  }
}
