import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const launcher = path.resolve(import.meta.dirname, '../../../scripts/launcher');
const { checkDisk, checkMachine } = await import(path.join(launcher, 'machine.mjs'));
const { sourceFingerprint } = await import(path.join(launcher, 'fingerprint.mjs'));
const { describeMissing, missingPrograms } = await import(
  path.join(launcher, 'system-packages.mjs')
);
const { withDaemonsOff } = await import(path.join(launcher, 'quiet-daemons.mjs'));
const { offeredEngine } = await import(path.join(launcher, 'engine-of-servers.mjs'));
const { backportsSource } = await import(path.join(launcher, 'backports.mjs'));
const { readableLine } = await import(path.join(launcher, 'follow-log.mjs'));
const { readApps } = await import(path.join(launcher, 'apps.mjs'));
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

/** Packages that servers need where only these programs are present. */
function names(isRoot: boolean, present: RegExp): string[] {
  const missing: { feature: string; package: string }[] = missingPrograms(
    (name: string) => (present.test(name) ? name : null),
    isRoot,
  );
  return missing.filter(({ feature }) => feature === 'servers').map((entry) => entry.package);
}

/** Which engine is installed where the package sources offer these. */
function offers(...packages: string[]): string {
  return offeredEngine((name: string) => packages.includes(name));
}

describe('system packages', () => {
  it('are named with the product that needs them and the command that installs them', () => {
    const missing = missingPrograms((name: string) => (/bwrap|nft/.test(name) ? null : name));
    expect(describeMissing(missing)).toEqual([
      'apps (needs bubblewrap, nftables): run "sudo apt-get update && sudo apt-get install bubblewrap nftables"',
      'databases (needs bubblewrap): run "sudo apt-get update && sudo apt-get install bubblewrap"',
      'media (needs bubblewrap): run "sudo apt-get update && sudo apt-get install bubblewrap"',
      'rooms (needs bubblewrap): run "sudo apt-get update && sudo apt-get install bubblewrap"',
      'vault (needs bubblewrap): run "sudo apt-get update && sudo apt-get install bubblewrap"',
      'servers (needs nftables): run "sudo apt-get update && sudo apt-get install nftables"',
    ]);
  });

  it('are of Incus for root, of QEMU for others, and none when LXD is there', () => {
    const none = /^$/;
    expect(names(true, none)).toEqual(expect.arrayContaining(['incus-base', 'lxcfs', 'zstd']));
    expect(names(true, /^lxd$/)).not.toContain('incus-base');
    expect(names(false, none)).toEqual(expect.arrayContaining(['qemu-utils']));
    expect(names(false, none)).not.toContain('incus-base');
  });

  it('fall back to LXD, then to QEMU, where the sources do not offer Incus', () => {
    expect(offers('incus-base', 'lxd')).toBe('incus-base');
    expect(offers('lxd', 'qemu-system-x86')).toBe('lxd');
    expect(offers('qemu-system-x86', 'qemu-system-arm')).toMatch(/^qemu-system-/);
  });

  it('come from the backports of the mirror that the machine uses, where they are needed', () => {
    const bookworm = 'VERSION_CODENAME=bookworm\n';
    mkdirSync(path.join(folder, 'sources.list.d'));
    expect(backportsSource(folder, bookworm)).toBeNull();
    const own = path.join(folder, 'sources.list.d/debian.sources');
    const key = '/usr/share/keyrings/debian-archive-keyring.gpg';
    writeFileSync(
      own,
      `Types: deb\nURIs: http://mirror.test/debian\nSuites: bookworm bookworm-updates\nComponents: main\nSigned-By: ${key}\n`,
    );
    expect(backportsSource(folder, bookworm)).toBe(
      `Types: deb\nURIs: http://mirror.test/debian\nSuites: bookworm-backports\nComponents: main\nSigned-By: ${key}\n`,
    );
    expect(backportsSource(folder, 'VERSION_CODENAME=trixie\n')).toBeNull();
    rmSync(own);
    writeFileSync(
      path.join(folder, 'sources.list'),
      'deb http://mirror.test/debian bookworm main\n',
    );
    expect(backportsSource(folder, bookworm)).toContain('URIs: http://mirror.test/debian\n');
    writeFileSync(path.join(folder, 'sources.list'), 'deb http://m/debian bookworm-backports main');
    expect(backportsSource(folder, bookworm)).toBeNull();
  });
});

const nothing = async () => undefined;

describe('daemons of packages', () => {
  const step = { say: () => undefined, signal: new AbortController().signal };

  it('are denied a start while they are installed, and switched off afterwards', async () => {
    const policy = path.join(folder, 'policy-rc.d');
    const ran: string[] = [];
    const run = async (program: string, words: string[]) => {
      ran.push([program, ...words].join(' '));
      return [];
    };
    const answers: (number | null)[] = [];
    const ask = async () => {
      for (const unit of ['janus', 'coturn.service', 'ssh']) {
        answers.push(spawnSync(policy, [unit, 'start']).status);
      }
    };
    await withDaemonsOff(['git', 'coturn', 'janus'], step, ask, { policy, run, hasSystemd: true });
    expect(answers).toEqual([101, 101, 0]);
    expect(existsSync(policy)).toBe(false);
    expect(ran).toEqual(['systemctl disable --now coturn janus']);
  });

  it("leave another's policy, and machines without such packages, alone", async () => {
    const policy = path.join(folder, 'policy-rc.d');
    writeFileSync(policy, 'of another');
    const ran: string[] = [];
    const run = async (program: string, words: string[]) => {
      ran.push([program, ...words].join(' '));
      return [];
    };
    await withDaemonsOff(['janus'], step, nothing, { policy, run, hasSystemd: false });
    await withDaemonsOff(['git'], step, nothing, { policy, run, hasSystemd: true });
    expect(readFileSync(policy, 'utf8')).toBe('of another');
    expect(ran).toEqual(['update-rc.d janus disable']);
  });

  it('are allowed again when the installation fails', async () => {
    const policy = path.join(folder, 'policy-rc.d');
    await expect(
      withDaemonsOff(['janus'], step, async () => Promise.reject(new Error('no mirror')), {
        policy,
      }),
    ).rejects.toThrow('no mirror');
    expect(existsSync(policy)).toBe(false);
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

describe('apps that outlived the platform', () => {
  it('are those whose very process runs', () => {
    const note = (name: string, content: string) => {
      mkdirSync(path.join(folder, 'launchpad/replicas', name), { recursive: true });
      writeFileSync(path.join(folder, 'launchpad/replicas', name, 'shim.json'), content);
    };
    expect(readApps(folder)).toEqual([]);
    const me = { pid: process.pid, start_token: startToken(process.pid) };
    note('r-one', JSON.stringify(me));
    note('r-two', JSON.stringify({ ...me, start_token: 'earlier' }));
    note('r-three', '{"pid":');
    expect(readApps(folder)).toEqual([['r-one', me]]);
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
