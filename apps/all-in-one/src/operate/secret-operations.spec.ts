import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireInstance } from '../supervisor/instance-lock.js';
import { loadSecrets } from '../supervisor/secrets.js';
import { SECRET_OPERATIONS } from './secret-operations.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'skydeck-secrets-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

const run = async (name: string, input = {}, environment: NodeJS.ProcessEnv = {}) =>
  SECRET_OPERATIONS[name]?.(input, {
    home,
    environment,
    signal: new AbortController().signal,
    say: () => undefined,
  });

describe('skydeck secrets', () => {
  it('rotates, retires and undoes that', async () => {
    const { service_secret: first } = loadSecrets(home);
    expect(await run('secrets rotate')).toEqual({ accepted: 1 });
    expect(loadSecrets(home).service_secret_previous).toEqual([first]);
    expect(await run('secrets retire', { is_undone: false })).toEqual({ accepted: 0 });
    expect(await run('secrets retire', { is_undone: true })).toEqual({ accepted: 1 });
    expect(loadSecrets(home).service_secret_previous).toEqual([first]);
  });

  it('refuses while Skydeck runs, and changes nothing', async () => {
    const before = loadSecrets(home);
    const lock = acquireInstance(home, 4000);
    await expect(run('secrets rotate')).rejects.toMatchObject({ code: 'running' });
    lock?.release();
    expect(loadSecrets(home)).toEqual(before);
  });

  it('refuses where there is no installation, or the secret is a setting', async () => {
    await expect(run('secrets rotate')).rejects.toMatchObject({ code: 'no_installation' });
    loadSecrets(home);
    const set = { SKYDECK_SERVICE_SECRET: 'of the operator, long enough to be one' };
    await expect(run('secrets rotate', {}, set)).rejects.toMatchObject({ code: 'secret_is_set' });
  });
});
