import { runCommand } from '@skydeck/exec';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Confinement, confined, passwdFile } from './confined.js';

it('a confined server reads extensions whose version Debian chooses by links', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'skydeck-confined-'));
  const at = (...parts: string[]) => path.join(root, ...parts);
  // The programs of this machine, with a choice that it does not have.
  for (const name of ['home', 'archive', 'etc/alternatives']) {
    await mkdir(at(name), { recursive: true });
  }
  await symlink('/usr', at('usr'));
  await writeFile(at('etc/alternatives/postgresql-15-shapes.control'), 'a choice');
  await writeFile(at('passwd'), passwdFile(0));
  const folder = { path: root, home: at('home'), archive: at('archive'), uid: () => undefined };
  const what = { root, folder, record: {} } as unknown as Confinement;
  const [program = '', ...argv] = confined(what);
  const { stdout } = await runCommand(program, [
    ...argv,
    'cat',
    '/etc/alternatives/postgresql-15-shapes.control',
  ]);
  expect(stdout).toEqual(['a choice']);
  await rm(root, { recursive: true });
});
