import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { forgetHostKey, hostKeysPath } from './host-keys.js';

it('forgets the keys of one server and keeps those of others', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'skydeck-hosts-'));
  const environment = { XDG_CONFIG_HOME: home };
  const context = { environment } as unknown as CommandContext;
  const file = hostKeysPath(environment);
  await forgetHostKey(context, 'vps_1');
  await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' });

  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, 'vps_1 ssh-rsa A\nvps_11 ssh-rsa B\nvps_1 ssh-ed25519 C\n');
  await forgetHostKey(context, 'vps_1');
  expect(await readFile(file, 'utf8')).toBe('vps_11 ssh-rsa B\n');
});
