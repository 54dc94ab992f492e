import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';

const SERVER = `const { createServer } = require('node:http');
createServer((request, response) => response.end('hello')).listen(process.env.PORT);
`;

/** A Git repository of a server that needs no build. */
export async function makeSiteRepository(): Promise<{ dir: string } & AsyncDisposable> {
  const dir = await mkdtemp(join(tmpdir(), 'skydeck-site-'));
  await writeFile(join(dir, 'server.js'), SERVER);
  await writeFile(join(dir, 'package.json'), JSON.stringify({ name: 'site', version: '1.0.0' }));
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  const git = (...args: string[]) => runCommand('git', [...who, ...args], { cwd: dir });
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Say hello');
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}
