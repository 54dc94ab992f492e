import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SAMPLE = path.resolve(import.meta.dirname, '../../apps/platform/e2e/fixtures/express-ts');
const AUTHOR = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com'];

/** A Git repository of the sample app in a temporary folder. */
export async function makeRepository() {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-sample-'));
  await chmod(folder, 0o755);
  await cp(SAMPLE, folder, { recursive: true });
  const git = (...args) => run('git', [...AUTHOR, ...args], { cwd: folder });
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Sample app');
  return {
    path: folder,
    /** Commits a change of the app's answer. */
    async change() {
      const file = path.join(folder, 'src/server.ts');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/(GREETING'\] \?\? )'[^']*'/, `$1'v${Date.now()}'`));
      await git('commit', '--quiet', '--all', '--message', 'New version');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
