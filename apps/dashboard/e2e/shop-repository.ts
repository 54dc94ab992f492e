import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';

const SERVER = `import { createServer } from 'node:http';
const port = Number(process.env.PORT);
createServer((request, response) => {
  console.log(request.method, request.url);
  response.end('Hello from the shop\\n');
}).listen(port, () => console.log('The shop is open.'));
`;

const BUILD = `for (let index = 1; index <= 400; index++) console.log('packing shelf', index);
`;

const PACKAGE = {
  name: 'shop',
  version: '1.0.0',
  type: 'module',
  scripts: { build: 'node build.js', start: 'node server.js' },
};

/** A Git repository of a small app whose build writes 400 lines. */
export async function makeShopRepository(): Promise<{ dir: string } & AsyncDisposable> {
  const dir = await mkdtemp(join(tmpdir(), 'skydeck-shop-'));
  await writeFile(join(dir, 'server.js'), SERVER);
  await writeFile(join(dir, 'build.js'), BUILD);
  await writeFile(join(dir, 'package.json'), JSON.stringify(PACKAGE));
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  await runCommand('git', ['init', '--quiet', '--initial-branch=main'], { cwd: dir });
  await runCommand('git', ['add', '--all'], { cwd: dir });
  await runCommand('git', [...who, 'commit', '--quiet', '--message', 'Open the shop'], {
    cwd: dir,
  });
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}
