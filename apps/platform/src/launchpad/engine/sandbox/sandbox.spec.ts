import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testEngines, type TestEngines } from '../fixtures/test-engines.js';
import { runSandboxed, type SandboxedCommand, type SandboxedResult } from './sandbox.js';

let test: TestEngines;
let workspace: string;

beforeAll(async () => {
  test = await testEngines();
  const { machine } = test.engines;
  await machine.host();
  workspace = join(test.dir, 'workspaces/tenant');
  const uid = machine.uid('tenant') ?? 0;
  await mkdir(workspace);
  await chown(workspace, uid, uid);
});

afterEach(async () => {
  await test.expectNothingLeft();
});

afterAll(async () => {
  await test[Symbol.asyncDispose]();
});

/** keyctl, bpf, io_uring_setup, unshare. */
const REFUSED = process.arch === 'arm64' ? [219, 280, 425, 97] : [250, 321, 425, 272];

type Answer = SandboxedResult & { lines: string[] };

async function run(
  script: string,
  command: Partial<Omit<SandboxedCommand, 'limits'>> & {
    limits?: Partial<SandboxedCommand['limits']>;
  } = {},
): Promise<Answer> {
  const { machine } = test.engines;
  const toolchain = await machine.toolchains.get('24');
  const lines: string[] = [];
  const result = await runSandboxed(await machine.host(), {
    name: 'tenant',
    argv: ['/bin/bash', '-c', script],
    cwd: '/app',
    binds: [
      { from: workspace, to: '/app', writable: true },
      { from: toolchain.dir, to: '/opt/node' },
    ],
    env: { PATH: '/opt/node/bin:/usr/bin:/bin' },
    network: 'none',
    uid: machine.uid('tenant'),
    onLine: (line) => lines.push(line),
    ...command,
    limits: { cpu: 1, memoryMb: 128, pids: 40, timeoutS: 20, diskMb: 100, ...command.limits },
  });
  return { ...result, lines };
}

function tryPort(address: string, port: number): string {
  return `timeout 3 bash -c "echo > /dev/tcp/${address}/${port}" 2>/dev/null && echo open; true`;
}

describe('what a sandbox sees', () => {
  it('has no files of the host besides /usr and public configuration', async () => {
    const { lines } = await run(
      `for f in /etc/shadow /root /home /var /srv ${test.dir}; do test -e $f && echo $f; done; ls /`,
    );
    expect(lines).toEqual([
      'app',
      'bin',
      'dev',
      'etc',
      'lib',
      'lib64',
      'opt',
      'proc',
      'sbin',
      'tmp',
      'usr',
    ]);
  });

  it('writes nowhere but to its workspace and /tmp', async () => {
    const { lines } = await run(
      'for d in / /usr /etc /opt/node /opt/node/bin /app /tmp; do touch $d/x 2>/dev/null && echo $d; done',
    );
    expect(lines).toEqual(['/app', '/tmp']);
  });

  it('mounts nothing and makes no user namespace', async () => {
    const { lines } = await run(
      'mount -t tmpfs x /tmp && echo mounted; unshare -Ur true && echo nested; unshare -m true && echo space; true',
    );
    expect(lines.filter((line) => ['mounted', 'nested', 'space'].includes(line))).toEqual([]);
  });

  it('sees its own processes only, and runs as nobody of the host', async () => {
    const { lines } = await run(
      'id -u; ls /proc | grep -c "^[0-9]"; grep CapEff /proc/self/status',
    );
    expect(lines[0]).toBe('1000');
    expect(Number(lines[1])).toBeLessThan(8);
    expect(lines[2]).toMatch(/\s0{16}$/);
  });

  it('is refused the calls of the kernel that it has no use for', async () => {
    const { lines } = await run(
      `grep Seccomp: /proc/self/status
       perl -e 'for (@ARGV) { $! = 0; syscall($_, 0, 0, 0, 0, 0); print $! + 0, "\\n" }' ${REFUSED.join(' ')}`,
    );
    expect(lines).toEqual([expect.stringMatching(/2$/), ...REFUSED.map(() => '1')]);
  });

  it('cannot smuggle options to the sandbox in its environment', async () => {
    const env = { X: 'x\0--bind\0/\0/host' };
    await expect(run('ls /host', { env })).rejects.toThrow('NUL');
  });

  it('gets the environment it was given and nothing of ours', async () => {
    const { lines } = await run('env -u PWD -u SHLVL -u _ -u OLDPWD | cut -d= -f1 | sort', {
      env: { PATH: '/usr/bin:/bin', TOKEN: 's3cret' },
    });
    const { files } = await test.engines.machine.host();
    expect(lines).toEqual(['PATH', 'TOKEN', ...Object.keys(files.env)].toSorted());
  });
});

describe('what a sandbox reaches', () => {
  it('reaches no service of the host, by any of its addresses', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '0.0.0.0');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    try {
      const { lines } = await run(
        `gateway=$(awk '$2 == "00000000" { print $3 }' /proc/net/route)
         gateway=$(printf '%d.%d.%d.%d' 0x\${gateway:6:2} 0x\${gateway:4:2} 0x\${gateway:2:2} 0x\${gateway:0:2})
         echo $gateway; for a in 127.0.0.1 $gateway ${hostAddresses().join(' ')}; do
         timeout 3 bash -c "echo > /dev/tcp/$a/${port}" 2>/dev/null && echo open $a; done; true`,
        { network: 'egress' },
      );
      expect(lines).toEqual([expect.stringMatching(/^10\.\d+\.0\.1$/)]);
    } finally {
      server.close();
    }
  });

  it('reaches no private network and no metadata service', async () => {
    const targets = ['10.0.0.1', '172.16.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1'];
    const script = targets.map((address) => tryPort(address, 80)).join('\n');
    const started = performance.now();
    expect((await run(script, { network: 'egress' })).lines).toEqual([]);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('has no network at all unless it asks for one', async () => {
    const { lines } = await run('ls /sys/class/net 2>/dev/null; cat /proc/net/route | wc -l');
    expect(lines).toEqual(['1']);
  });
});

describe('how a sandbox ends', () => {
  it('oom: for want of memory', async () => {
    const answer = await run("node -e 'const a=[];for(;;)a.push(Buffer.alloc(8e6,1))'");
    expect(answer).toMatchObject({ oom: true, timedOut: false });
    expect(answer.exitCode).not.toBe(0);
  });

  it('pids_exceeded: a fork bomb is refused processes and killed in time', async () => {
    const answer = await run('f() { f | f & }; f; sleep 100', { limits: { timeoutS: 2 } });
    expect(answer).toMatchObject({ pidsExceeded: true, timedOut: true });
  });

  it('disk_exceeded: one that fills the disk', async () => {
    const answer = await run('dd if=/dev/zero of=big bs=1M count=4000; rm -f big');
    expect(answer).toMatchObject({ diskExceeded: true });
  });

  it('timeout: one that never ends and ignores SIGTERM', async () => {
    const answer = await run('trap "" TERM; while :; do sleep 1; done', {
      limits: { timeoutS: 1 },
    });
    expect(answer).toMatchObject({ timedOut: true, signal: 'SIGKILL' });
  });

  it('exit: with its own code, and what it left running is killed', async () => {
    const answer = await run('setsid sleep 1000 & exit 3');
    expect(answer).toMatchObject({ exitCode: 3, oom: false, timedOut: false, pidsExceeded: false });
  });

  it('aborted: when it is told to', async () => {
    const controller = new AbortController();
    const running = run('sleep 100', { signal: controller.signal });
    await sleep(100);
    controller.abort();
    expect(await running).toMatchObject({ aborted: true });
  });

  it('aborted: at any moment of its start, without ever running unlimited', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        run('sleep 30', { signal: AbortSignal.timeout(index * 5 + 1) }),
      ),
    );
    expect(answers.every(({ aborted, exitCode }) => aborted && exitCode !== 0)).toBe(true);
  });

  it('says what was left out of an endless output', async () => {
    const { lines } = await run('yes | head -n 200000; sleep 0.1; echo end');
    expect(lines.length).toBeLessThan(7_000);
  });
});

function hostAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
