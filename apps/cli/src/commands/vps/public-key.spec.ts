import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { sshKeyFrom } from './public-key.js';

const LINE = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGmZ you@machine';

async function contextWith(files: Readonly<Record<string, string>>): Promise<CommandContext> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-keys-'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return { folder, environment: { HOME: folder } } as unknown as CommandContext;
}

describe('--ssh-key', () => {
  it.each(['laptop', 'ssh_01JABC', 'my key', LINE])('sends "%s" as it is', async (text) => {
    expect(await sshKeyFrom(await contextWith({}), text)).toBe(text);
  });

  it.each(['./id.pub', 'id.pub', '~/id.pub'])('reads the file %s', async (name) => {
    expect(await sshKeyFrom(await contextWith({ 'id.pub': `${LINE}\n` }), name)).toBe(LINE);
  });

  it('2: never sends a private key', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const text = privateKey.export({ type: 'pkcs8', format: 'pem' });
    const context = await contextWith({ id: text.toString() });
    await expect(sshKeyFrom(context, './id')).rejects.toMatchObject({
      exitCode: 2,
      message: './id is a private key. It stays with you.',
      hint: 'Give ./id.pub instead.',
    });
  });

  it.each([
    ['two keys', `${LINE}\n${LINE}\n`],
    ['something else', 'hello'],
    ['nothing', ''],
  ])('2: refuses a file with %s', async (_what, text) => {
    await expect(sshKeyFrom(await contextWith({ 'a.pub': text }), 'a.pub')).rejects.toMatchObject({
      exitCode: 2,
    });
  });

  it('2: names a file that is not there', async () => {
    await expect(sshKeyFrom(await contextWith({}), './no.pub')).rejects.toThrow('./no.pub');
  });
});
