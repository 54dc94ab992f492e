import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TransitServer } from '../fixtures/transit-server.js';
import { KeyProviderError } from '../key-provider.js';
import { keyProviderContract } from '../key-provider.contract.js';
import { EnvironmentKeyProvider } from './environment.key-provider.js';
import { FileKeyProvider } from './file.key-provider.js';
import { TransitKeyProvider } from './transit.key-provider.js';

const newKey = () => randomBytes(32).toString('base64');

async function newFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-keys-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  return { file: path.join(folder, 'vault', 'master.keys'), [Symbol.asyncDispose]: remove };
}

keyProviderContract('a file', async () => {
  const folder = await newFolder();
  const provider = new FileKeyProvider(folder.file);
  await provider.open(false);
  const next = `k2 ${newKey()}\n`;
  const written = async (text: string) => {
    await writeFile(folder.file, text);
    return provider;
  };
  return {
    ...folder,
    provider,
    rotate: async () => written((await readFile(folder.file, 'utf8')) + next),
    forgetOld: () => written(next),
  };
});

keyProviderContract('the environment', () => {
  const [old, next] = [`2026:${newKey()}`, `2027:${newKey()}`];
  return Promise.resolve({
    provider: new EnvironmentKeyProvider(old),
    rotate: () => Promise.resolve(new EnvironmentKeyProvider(`${old}, ${next}`)),
    forgetOld: () => Promise.resolve(new EnvironmentKeyProvider(next)),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  });
});

keyProviderContract('a transit server', async () => {
  const server = await new TransitServer().start();
  const provider = new TransitKeyProvider({
    url: server.url,
    key: 'vault-test',
    token: server.token,
  });
  await provider.open();
  return {
    provider,
    rotate: () => {
      server.rotate();
      return Promise.resolve(provider);
    },
    forgetOld: () => {
      server.forgetOld();
      return Promise.resolve(provider);
    },
    [Symbol.asyncDispose]: async () => {
      await provider.close();
      await server.stop();
    },
  };
});

describe('the file of master keys', () => {
  it('is made once, for its owner alone, when 20 start at once', async () => {
    await using folder = await newFolder();
    const all = Array.from({ length: 20 }, () => new FileKeyProvider(folder.file));
    await Promise.all(all.map((provider) => provider.open(false)));
    expect((await stat(folder.file)).mode & 0o777).toBe(0o600);
    const wrapped = await all[0]!.wrap(Buffer.alloc(32, 7), 'a');
    for (const provider of all) {
      expect(await provider.unwrap(wrapped, 'a')).toEqual(Buffer.alloc(32, 7));
    }
  });

  it('is not made anew when it is missing while keys depend on it', async () => {
    await using folder = await newFolder();
    const opening = new FileKeyProvider(folder.file).open(true);
    await expect(opening).rejects.toThrow('are gone');
    await expect(stat(folder.file)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is refused when others may read it, or when it holds what is no key', async () => {
    await using folder = await newFolder();
    await new FileKeyProvider(folder.file).open(false);
    await chmod(folder.file, 0o644);
    await expect(new FileKeyProvider(folder.file).open(true)).rejects.toThrow('chmod 600');
    await chmod(folder.file, 0o600);
    await writeFile(folder.file, 'k1 c2hvcnQ=\n');
    await expect(new FileKeyProvider(folder.file).open(true)).rejects.toThrow('no master key');
  });
});

it('names no key when a setting is wrong', async () => {
  const key = newKey();
  const opening = new EnvironmentKeyProvider(`a:${key},a:${key}`).open();
  await expect(opening).rejects.toThrow(KeyProviderError);
  await expect(opening).rejects.not.toThrow(key);
});

it('says that the key server is away, or refuses', async () => {
  const server = await new TransitServer().start();
  const { url } = server;
  const wrong = new TransitKeyProvider({ url, key: 'vault-test', token: 'no' });
  await expect(wrong.open()).rejects.toThrow('refuses with 403');
  await server.stop();
  await expect(wrong.open()).rejects.toThrow('does not answer');
  await wrong.close();
});
