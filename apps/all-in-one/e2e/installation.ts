import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planPorts } from '../src/supervisor/port-plan.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A home and ports of its own, and the commands that a user runs, as a user runs them. */
export class Installation {
  readonly home = mkdtempSync(path.join(tmpdir(), 'skydeck-start-'));
  readonly ports: number[];

  private constructor(readonly basePort: number) {
    chmodSync(this.home, 0o711);
    const plan = planPorts({ SKYDECK_BASE_PORT: String(basePort) });
    this.ports = plan.uses.map(({ port }) => port);
  }

  /** Takes a range of ports in which nobody listens. */
  static async create(): Promise<Installation> {
    for (;;) {
      const installation = new Installation(20_000 + Math.floor(Math.random() * 50) * 200);
      if ((await installation.openPorts()).length === 0) return installation;
      installation.remove();
    }
  }

  async start(words: string[] = ['--detach'], settings: NodeJS.ProcessEnv = {}): Promise<Finished> {
    return finish(this.launch('start', words, settings));
  }

  async stop(): Promise<Finished> {
    return finish(this.launch('stop', []));
  }

  /** Starts a command and leaves it running. */
  launch(
    script: 'start' | 'stop',
    words: string[],
    settings: NodeJS.ProcessEnv = {},
  ): ChildProcess {
    return spawn(process.execPath, [path.join(ROOT, `scripts/${script}.mjs`), ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...environmentOfUser(),
        SKYDECK_HOME: this.home,
        SKYDECK_BASE_PORT: String(this.basePort),
        ...settings,
      },
    });
  }

  json(file: string): Record<string, string> {
    return JSON.parse(readFileSync(path.join(this.home, file), 'utf8')) as Record<string, string>;
  }

  /** What the supervisor runs, by name. */
  children(): Record<string, { pid: number }> {
    return this.json('run/children.json') as unknown as Record<string, { pid: number }>;
  }

  get pid(): number {
    return Number(this.json('run/skydeck.json')['pid']);
  }

  /** Those of its ports that somebody answers on. */
  async openPorts(): Promise<number[]> {
    const open = await Promise.all(this.ports.map(isOpen));
    return this.ports.filter((_, index) => open[index]);
  }

  /** Processes that have this home among their arguments or settings. */
  processes(): number[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .filter((pid) => [`cmdline`, `environ`].some((file) => mentions(pid, file, this.home)))
      .map(Number);
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true });
  }
}

/** Without what the test run itself was given. */
function environmentOfUser(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, USER } = process.env;
  return { PATH, HOME, LANG, USER };
}

export async function finish(child: ChildProcess): Promise<Finished> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

/** Resolves when a command has printed these words. */
export async function untilPrinted(child: ChildProcess, words: string): Promise<void> {
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      if (printed.includes(words)) resolve();
    });
    child.once('close', () =>
      reject(new Error(`It ended without printing "${words}":\n${printed}`)),
    );
  });
}

async function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}

function mentions(pid: string, file: string, text: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(text);
  } catch {
    return false;
  }
}
