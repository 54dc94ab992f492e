import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const launcher = path.resolve(import.meta.dirname, '../../../scripts/launcher');
const { checkDisk, checkMachine } = await import(path.join(launcher, 'machine.mjs'));
const { sourceFingerprint } = await import(path.join(launcher, 'fingerprint.mjs'));
const { describeMissing, missingPrograms } = await import(
  path.join(launcher, 'system-packages.mjs')
);
const { readableLine } = await import(path.join(launcher, 'follow-log.mjs'));
const { prepareHome } = await import(path.join(launcher, 'home.mjs'));
const { isRunning, startToken } = await import(path.join(launcher, 'process-identity.mjs'));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'skydeck-launcher-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('machine', () => {
  it('accepts this one', () => {
    expect(() => checkMachine()).not.toThrow();
  });

  it.each([
    [{ platform: 'win32', arch: 'x64' }, 'this machine is win32-x64'],
    [{ platform: 'linux', arch: 's390x' }, 'this machine is linux-s390x'],
    [{ platform: 'linux', arch: 'x64' }, 'another C library than glibc'],
    [{ platform: 'linux', arch: 'x64', glibc: '2.17' }, 'needs 2.28 or newer'],
  ])('refuses %o', (machine, sentence) => {
    expect(() => checkMachine(machine)).toThrow(sentence);
  });

  it('refuses a disk that is nearly full', () => {
    expect(() => checkDisk(folder, 1024 ** 3, 300 * 1024 ** 2)).toThrow(
      `Only 300 MB of disk space is free for ${folder}, and 1024 MB are needed.`,
    );
    expect(() => checkDisk(folder, 1)).not.toThrow();
  });
});

describe('sources', () => {
  it('are changed by a new, a written and a removed file, not by results', () => {
    const file = path.join(folder, 'src/a.ts');
    mkdirSync(path.join(folder, 'src/dist'), { recursive: true });
    writeFileSync(file, 'one');
    const first = sourceFingerprint(folder, ['src']);
    writeFileSync(path.join(folder, 'src/dist/a.js'), 'built');
    expect(sourceFingerprint(folder, ['src'])).toBe(first);
    utimesSync(file, 1, 1);
    expect(sourceFingerprint(folder, ['src'])).not.toBe(first);
    rmSync(file);
    expect(sourceFingerprint(folder, ['src'])).not.toBe(first);
  });
});

describe('system packages', () => {
  it('are named with the product that needs them and the command that installs them', () => {
    const missing = missingPrograms((name: string) => (/bwrap|nft/.test(name) ? null : name));
    expect(describeMissing(missing)).toEqual([
      'apps (needs bubblewrap, nftables): run "sudo apt-get install bubblewrap nftables"',
    ]);
  });
});

describe('home', () => {
  it('is refused to root where other users cannot pass through', () => {
    chmodSync(folder, 0o700);
    const home = path.join(folder, 'home');
    expect(() => prepareHome({ SKYDECK_HOME: home }, true)).toThrow(
      `cannot enter ${folder}. Choose another folder`,
    );
    expect(prepareHome({ SKYDECK_HOME: home }, false)).toBe(home);
  });
});

describe('log', () => {
  it('shows warnings, errors and what is no JSON, and keeps the rest to the file', () => {
    const line = (entry: object) => readableLine(JSON.stringify(entry));
    expect(line({ level: 30, msg: 'request' })).toBeNull();
    expect(line({ level: 40, service: 'auth', msg: 'slow' })).toBe('warning: auth: slow');
    expect(line({ level: 50, err: { message: 'broken' } })).toBe('error: broken');
    expect(readableLine('at main.js:1')).toBe('at main.js:1');
    expect(readableLine('')).toBeNull();
  });
});

describe('process identity', () => {
  it('is the one that the supervisor writes', async () => {
    const { identify } = await import('@skydeck/exec');
    const me = identify(process.pid);
    expect(startToken(process.pid)).toBe(me?.start_token);
    expect(isRunning(me)).toBe(true);
    expect(isRunning({ pid: process.pid, start_token: 'earlier' })).toBe(false);
    expect(isRunning(null)).toBe(false);
  });
});
