import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reachableNameservers } from './name-servers.js';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'skydeck-names-'));
});

afterAll(async () => {
  await rm(dir, { recursive: true });
});

async function file(name: string, text: string): Promise<string> {
  await writeFile(join(dir, name), text);
  return join(dir, name);
}

it('takes the servers of the first file that has any a namespace can reach', async () => {
  const stub = await file('stub', '# local\nnameserver 127.0.0.53\noptions edns0\n');
  const real = await file(
    'real',
    'nameserver 192.0.2.53\nnameserver fd00::1\nnameserver 192.0.2.54\n',
  );
  expect(await reachableNameservers([stub, real])).toEqual(['192.0.2.53', '192.0.2.54']);
});

it('finds none where there are only loopback servers or no files', async () => {
  const stub = await file('stub', 'nameserver 127.0.0.1\n');
  expect(await reachableNameservers([stub, join(dir, 'absent')])).toEqual([]);
});
