import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type CommandFailed, runCommand } from '@skydeck/exec';
import { inWorkFolder } from './work-folder.js';
import { TranscodeFailed } from './transcode-failed.js';
import { findSandbox, sandboxFor } from './find-sandbox.js';
import { runTool } from './run-tool.js';
import { sandboxed, type SandboxKind, TOOL_UID } from './sandbox-options.js';

const LIMITS = { cpuS: 20, memoryBytes: 2 ** 31, fileBytes: 1_000_000 };
const never = () => new AbortController().signal;

describe('the sandbox of media tools', () => {
  let kind: SandboxKind;
  let folder: string;
  let file: string;

  beforeAll(async () => {
    kind = await findSandbox(false);
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-sandbox-'));
    await chmod(folder, 0o755);
    file = path.join(folder, 'source');
    await writeFile(file, 'the source');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const shell = (script: string, options: object = {}, inside?: string) =>
    runTool(kind, ['bash', '-c', script], {
      view: { file, ...(inside && { folder: inside }), ...LIMITS },
      signal: never(),
      deadlineMs: 30_000,
      ...options,
    });

  it('has no network', async () => {
    const server: Server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    let connections = 0;
    server.on('connection', () => connections++);
    const reach = `exec 3<>/dev/tcp/127.0.0.1/${port}`;
    await once(spawn('bash', ['-c', reach]), 'exit');
    expect(connections).toBe(1);
    await expect(shell(reach)).rejects.toMatchObject({ kind: 'crashed' });
    expect(connections).toBe(1);
    server.close();
  });

  it('is as tight where it cannot forbid further namespaces', async () => {
    const view = { file, ...LIMITS };
    const [program = '', ...args] = sandboxed('nesting_user_namespace', view, [
      'bash',
      '-c',
      'echo /*; cat /in/source; ls /sys/class/net /proc 2>&1; : > /in/new',
    ]);
    const failed = runCommand(program, args, { deadlineMs: 20_000 });
    const { lastLines } = await failed.catch((error: CommandFailed) => error);
    const words = lastLines.join('\n');
    expect(words).toMatch('/bin /dev /etc /in /lib /lib64 /usr\nthe source');
    expect(words).toMatch('/in/new: Read-only file system');
    expect(words).not.toMatch(/^lo$/m);
  });

  it('sees the source and the programs, and nothing of ours', async () => {
    const { stdout } = await shell('echo "$(echo /*)"; cat /in/source; echo; env | sort');
    expect(stdout[0]).toMatch(/^\/bin \/dev \/etc \/in \/lib \/lib64 (\/proc \/tmp )?\/usr$/);
    expect(stdout[1]).toBe('the source');
    expect(stdout.slice(2).filter((line) => !/^(LC_ALL|PATH|PWD|SHLVL|_)=/.test(line))).toEqual([]);
    await expect(shell(`cat ${file}`)).rejects.toMatchObject({ kind: 'crashed' });
  });

  it('is nobody and may become no other', async () => {
    const { stdout } = await shell(
      'id -u; echo x > /in/source || echo refused; echo x > /x || echo refused',
    );
    expect(stdout).toEqual([String(uidOf(kind)), 'refused', 'refused']);
    await expect(shell('unshare --user true')).rejects.toThrow(TranscodeFailed);
  });

  it('writes to its folder, and no more than it may', async () => {
    await inWorkFolder(kind, folder, async (inside) => {
      await shell('echo made > /out/a', {}, inside);
      expect(await readFile(path.join(inside, 'a'), 'utf8')).toBe('made\n');
      const large = shell('exec head -c 2000000 /dev/zero > /out/b', {}, inside);
      await expect(large).rejects.toThrow(TranscodeFailed);
      expect((await stat(path.join(inside, 'b'))).size).toBeLessThanOrEqual(LIMITS.fileBytes);
    });
    expect((await readdir(folder)).filter((name) => name.startsWith('.work'))).toEqual([]);
  });

  it('may be left out, with the same limits, where a container is the wall', async () => {
    await inWorkFolder('outside', folder, async (inside) => {
      const view = { file, folder: inside, ...LIMITS };
      const command = ['ffmpeg', '-v', 'error', '-f', 'data', '-i', 'file:/in/source'];
      const copied = [...command, '-map', '0', '-c', 'copy', '-f', 'data', '/out/copy'];
      await runTool('outside', copied, { view, signal: never(), deadlineMs: 30_000 });
      expect(await readFile(path.join(inside, 'copy'), 'utf8')).toBe('the source');
    });
  });

  it('reads a file that is for its owner alone', async () => {
    const own = path.join(folder, 'own');
    await writeFile(own, 'mine');
    await chmod(own, 0o600);
    const view = { file: own, ...LIMITS };
    const run = { view, signal: never(), deadlineMs: 30_000 };
    const { stdout } = await runTool(await sandboxFor(kind, own), ['cat', '/in/source'], run);
    expect(stdout).toEqual(['mine']);
  });

  it('ends what uses up its processor time', async () => {
    const view = { file, ...LIMITS, cpuS: 1 };
    await expect(shell('while :; do :; done', { view })).rejects.toMatchObject({ kind: 'killed' });
  });

  it('ends what gets no further, deaf or not', async () => {
    const script = 'trap "" TERM; while :; do echo frame=1; sleep 0.05; done';
    await expect(shell(script, { stallMs: 500 })).rejects.toMatchObject({ kind: 'stalled' });
  });

  it('lets run what gets further', async () => {
    const script = 'for n in 1 2 3 4 5 6; do echo frame=$n; sleep 0.2; done';
    await expect(shell(script, { stallMs: 1000 })).resolves.toBeDefined();
  });

  it('ends on the signal, and at the deadline', async () => {
    const controller = new AbortController();
    const running = shell('sleep 30', { signal: controller.signal });
    controller.abort();
    await expect(running).rejects.toMatchObject({ kind: 'aborted' });
    await expect(shell('sleep 30', { deadlineMs: 100 })).rejects.toMatchObject({
      kind: 'deadline',
    });
  });

  it('dies with the process that started it', async () => {
    const name = `skydeck-${process.pid}`;
    const tool = ['bash', '-c', `exec -a ${name} sleep 60`];
    const command = sandboxed(kind, { file, ...LIMITS }, tool);
    const script = `const [program, ...args] = ${JSON.stringify(command)};
      require('child_process').spawn(program, args, { detached: true, stdio: 'ignore' });
      setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
    expect(await becomes(name, true)).toBe(true);
    parent.kill('SIGKILL');
    expect(await becomes(name, false)).toBe(true);
  });

  it('tells which command installs what is missing', async () => {
    const before = process.env['PATH'];
    process.env['PATH'] = folder;
    try {
      await expect(findSandbox(false)).rejects.toMatchObject({
        name: 'TranscoderUnavailable',
        program: 'ffmpeg',
        fix: 'apt-get install -y ffmpeg',
      });
    } finally {
      process.env['PATH'] = before;
    }
  });
});

/** Who a tool is, as it sees itself. */
function uidOf(kind: SandboxKind): number | undefined {
  return kind === 'other_user' ? TOOL_UID : process.getuid?.();
}

/** Waits until a process of this name runs, or runs no more; false when it never came to that. */
async function becomes(name: string, isWanted: boolean): Promise<boolean> {
  for (let tries = 0; tries < 400; tries++) {
    if ((await isRunning(name)) === isWanted) return true;
    await delay(50);
  }
  return false;
}

/** Whether a process of this name runs. */
async function isRunning(name: string): Promise<boolean> {
  const ids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const lines = ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''));
  return (await Promise.all(lines)).some((line) => line.startsWith(name));
}
