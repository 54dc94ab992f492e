import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  acceptRetiredSecrets,
  loadSecrets,
  retireServiceSecrets,
  rotateServiceSecret,
} from './secrets.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'skydeck-secrets-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('loadSecrets', () => {
  it('makes them once, for the owner alone', () => {
    const secrets = loadSecrets(home);
    const ownerToken = readFileSync(join(home, 'owner.token'), 'utf8');
    for (const secret of [...Object.values(secrets).flat(), ownerToken]) {
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

describe('another service secret', () => {
  it('is put in force, and those before are accepted, newest first', () => {
    const first = loadSecrets(home);
    expect(first.service_secret_previous).toBeUndefined();
    expect(rotateServiceSecret(home)).toBe(1);
    const second = loadSecrets(home);
    expect(second.service_secret).not.toBe(first.service_secret);
    expect(second.service_secret_previous).toEqual([first.service_secret]);
    expect(second.database_password).toBe(first.database_password);
    expect(rotateServiceSecret(home)).toBe(2);
    const before = [second.service_secret, first.service_secret];
    expect(loadSecrets(home).service_secret_previous).toEqual(before);
    expect(statSync(join(home, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('is alone in force after the others were retired, which can be undone', () => {
    const { service_secret: first } = loadSecrets(home);
    rotateServiceSecret(home);
    const { service_secret: second } = loadSecrets(home);
    expect(retireServiceSecrets(home)).toBe(0);
    expect(loadSecrets(home)).toMatchObject({ service_secret: second });
    expect(loadSecrets(home).service_secret_previous).toBeUndefined();
    rotateServiceSecret(home);
    expect(acceptRetiredSecrets(home)).toBe(2);
    expect(loadSecrets(home).service_secret_previous).toEqual([second, first]);
  });
});
