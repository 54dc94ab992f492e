import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets } from './secrets.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'skydeck-secrets-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('loadSecrets', () => {
  it('makes them once, for the owner alone', () => {
    const secrets = loadSecrets(home);
    const ownerToken = readFileSync(join(home, 'owner.token'), 'utf8');
    for (const secret of [...Object.values(secrets), ownerToken]) {
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    }
    for (const file of ['secrets.json', 'owner.token']) {
      expect(statSync(join(home, file)).mode & 0o777).toBe(0o600);
    }
    expect(loadSecrets(home)).toEqual(secrets);
    expect(readFileSync(join(home, 'owner.token'), 'utf8')).toBe(ownerToken);
  });

  it('adds what a newer version needs and keeps the rest', () => {
    writeFileSync(join(home, 'secrets.json'), '{"otp_pepper":"old","other":"kept"}');
    const { otp_pepper } = loadSecrets(home);
    expect(otp_pepper).toBe('old');
    const written = JSON.parse(readFileSync(join(home, 'secrets.json'), 'utf8')) as object;
    expect(written).toMatchObject({ other: 'kept', service_secret: expect.any(String) });
  });

  it('never makes new ones over a file that it cannot read', () => {
    writeFileSync(join(home, 'secrets.json'), '{');
    expect(() => loadSecrets(home)).toThrow(/secrets\.json cannot be read as JSON/);
    expect(readFileSync(join(home, 'secrets.json'), 'utf8')).toBe('{');
  });
});
