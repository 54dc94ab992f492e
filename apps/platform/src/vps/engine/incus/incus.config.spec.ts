import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@skydeck/config';
import { z } from 'zod';
import { chosenDaemon, incusConfig } from './incus.config.js';

const choose = (environment: NodeJS.ProcessEnv) =>
  chosenDaemon(loadConfig(z.object(incusConfig), environment));

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'skydeck-config-'));
  await writeFile(join(dir, 'file'), 'PEM');
});

afterAll(() => rm(dir, { recursive: true }));

function withUrl(url = 'https://10.0.0.5:8443'): NodeJS.ProcessEnv {
  const file = join(dir, 'file');
  return {
    VPS_INCUS_URL: url,
    VPS_INCUS_CERT_FILE: file,
    VPS_INCUS_KEY_FILE: file,
    VPS_INCUS_SERVER_CERT_FILE: file,
  };
}

it('chooses a daemon of our own without settings', () => {
  expect(choose({})).toMatchObject({ target: undefined, usesFoundDaemon: false });
});

it('takes a socket, an address or a daemon that is found', () => {
  const socket = '/run/incus/unix.socket';
  expect(choose({ VPS_INCUS_SOCKET: socket }).target).toEqual({ socket });
  expect(choose(withUrl('https://10.0.0.5:8443/'))).toMatchObject({
    target: { url: 'https://10.0.0.5:8443', certFile: join(dir, 'file') },
  });
  expect(choose({ VPS_INCUS_FOUND: 'true', VPS_INCUS_POOL: 'fast' })).toMatchObject({
    usesFoundDaemon: true,
    pool: 'fast',
  });
});

it.each([
  [{ VPS_INCUS_URL: 'http://10.0.0.5:8443' }, 'must be an address such as https://'],
  [{ VPS_INCUS_SOCKET: 'unix.socket' }, 'must be a whole path'],
  [{ VPS_INCUS_PROJECT: 'a b', VPS_INCUS_FOUND: 'true' }, 'must be the name of a project'],
  [{ VPS_INCUS_URL: 'https://10.0.0.5' }, 'VPS_INCUS_KEY_FILE is missing: VPS_INCUS_URL needs it'],
  [{ VPS_INCUS_KEY_FILE: '/none' }, 'VPS_INCUS_KEY_FILE is of no use without VPS_INCUS_URL'],
  [{ VPS_INCUS_KEY_FILE: '/none' }, 'VPS_INCUS_KEY_FILE: /none cannot be read'],
  [{ VPS_INCUS_PROJECT: 'one' }, 'VPS_INCUS_PROJECT is of no use with a daemon of our own'],
  [{ VPS_INCUS_SOCKET: '/a', VPS_INCUS_FOUND: 'true' }, 'exclude one another'],
])('refuses %o', (environment, text) => {
  expect(() => choose(environment)).toThrow(text);
});
