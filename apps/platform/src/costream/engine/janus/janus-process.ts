import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { onLines } from '@skydeck/exec';
import type { JanusOptions } from './janus.config.js';
import type { JanusFolder } from './janus-folder.js';

/** No rights to be had anew, and an end with ours. */
const CONFINED = ['--no-new-privs', '--inh-caps=-all', '--pdeathsig', 'KILL'];
/** A root without rights is an owner of files, and no more; only who may can give them up. */
const POWERLESS = '--bounding-set=-all';
const CAP_SETPCAP = 8n;
const KEPT_LINES = 20;

/** One run of the media server. */
export interface JanusRun {
  readonly pid: number;
  /** Resolves with its last words when it has ended. */
  readonly ended: Promise<string>;
  kill(signal: NodeJS.Signals): void;
}

/** Runs the media server. @throws Error when the program cannot be started */
export async function runJanus(options: JanusOptions, folder: JanusFolder): Promise<JanusRun> {
  const walls = (await mayGiveUpRights()) ? [POWERLESS, ...CONFINED] : CONFINED;
  const child = spawn('setpriv', [...walls, options.bin, '-F', folder.path], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: folder.path,
    env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
  });
  const last: string[] = [];
  const keep = (line: string): void => {
    if (line.trim() === '') return;
    last.push(line);
    if (last.length > KEPT_LINES) last.shift();
  };
  onLines(child.stdout, keep);
  onLines(child.stderr, keep);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      resolve([`ended with ${signal ?? code}`, ...last].join('\n'));
    });
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`The engine was not started: ${await ended}`);
  return { pid, ended, kill: (signal) => child.kill(signal) };
}

/** Whether this process may take rights from those that it starts (capabilities(7)). */
async function mayGiveUpRights(): Promise<boolean> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const effective = /^CapEff:\s+([\da-f]+)$/m.exec(status)?.[1] ?? '0';
  return ((BigInt(`0x${effective}`) >> CAP_SETPCAP) & 1n) === 1n;
}
