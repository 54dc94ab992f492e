import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findDatabase } from '../backup/database-part.js';
import { realHome, runningSupervisor } from '../backup/home-of.js';
import { environmentOf, settingsInUse } from '../backup/settings-in-use.js';
import { version } from '../backup/version.js';
import { SERVICES } from '../stack/stack-ports.js';
import { planPorts } from '../supervisor/port-plan.js';
import { Mask } from './mask.js';
import { secretValues, shownSettings } from './settings.js';

export interface BundleOptions {
  readonly home: string;
  readonly environment: NodeJS.ProcessEnv;
  /** File to write; not there yet. */
  readonly file: string;
  /** What the command-line tool found out by itself, by file name. */
  readonly found: Readonly<Record<string, unknown>>;
}

const LOG_BYTES = 512 * 1024;
const METRICS_MS = 3_000;
const run = promisify(execFile);

/** Gathers what helps others to help: no secrets, no content, nobody's address. */
export async function writeBundle(options: BundleOptions): Promise<{ files: string[] }> {
  const home = realHome(options.home);
  const running = runningSupervisor(home);
  const settings = (running && environmentOf(running.pid)) ?? options.environment;
  const mask = new Mask([...secretsOf(home), ...secretValues(settings)]);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skydeck-support-'));
  try {
    const inside = path.join(folder, 'skydeck-support');
    await mkdir(inside);
    const files: string[] = [];
    const add = async (name: string, content: unknown): Promise<void> => {
      const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
      await writeFile(path.join(inside, name), mask.text(text), { mode: 0o600 });
      files.push(name);
    };
    await add('versions.json', versions());
    await add('machine.json', await machine(home));
    await add('settings.json', shownSettings(settings, mask));
    await add('schemas.json', await schemas(home, settings, running !== null));
    for (const [name, value] of Object.entries(options.found)) await add(name, value);
    if (running) {
      for (const [name, text] of await metrics(settings)) await add(`metrics-${name}.txt`, text);
    }
    for (const [name, text] of await logs(path.join(home, 'logs'))) await add(name, text);
    await pack(folder, options.file);
    return { files };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function pack(folder: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await run('tar', ['--create', '--gzip', `--file=${unfinished}`, `--directory=${folder}`, '.']);
  await rename(unfinished, file);
}

/** Everything in the home that opens something. */
function secretsOf(home: string): string[] {
  const read = (name: string) => {
    const file = path.join(home, name);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  };
  const secrets = read('secrets.json');
  const values =
    secrets === ''
      ? []
      : Object.values(JSON.parse(secrets) as Record<string, string | string[]>).flat();
  const masterKeys = read('vault/master.keys').split(/[\s:,"]+/);
  return [
    ...values.map(String),
    read('owner.token'),
    ...masterKeys.filter((key) => key.length > 20),
  ];
}

function versions() {
  const { node, v8, openssl } = process.versions;
  return { skydeck: version(), node, v8, openssl, platform: process.platform, arch: process.arch };
}

async function machine(home: string) {
  const disk = await statfs(home).catch(() => undefined);
  return {
    kernel: os.release(),
    processors: os.cpus().length,
    memory_bytes: os.totalmem(),
    free_memory_bytes: os.freemem(),
    load: os.loadavg(),
    disk_bytes: disk && disk.blocks * disk.bsize,
    free_disk_bytes: disk && disk.bavail * disk.bsize,
    home: (await readdir(home).catch(() => [])).map((name) => {
      const facts = statSync(path.join(home, name), { throwIfNoEntry: false });
      return { name, mode: facts && (facts.mode & 0o7777).toString(8), uid: facts?.uid };
    }),
  };
}

async function schemas(home: string, settings: NodeJS.ProcessEnv, isOnline: boolean) {
  try {
    const { migrations } = await findDatabase(home, settingsInUse(home, settings), isOnline);
    return migrations;
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

async function metrics(settings: NodeJS.ProcessEnv): Promise<[string, string][]> {
  const { stack } = planPorts(settings);
  const ports: [string, number][] = [
    ...SERVICES.map((name): [string, number] => [name, stack.services[name].internal]),
    ['dashboard', stack.dashboardInternal],
  ];
  return Promise.all(
    ports.map(async ([name, port]): Promise<[string, string]> => {
      const signal = AbortSignal.timeout(METRICS_MS);
      const text = await fetch(`http://127.0.0.1:${port}/metrics`, { signal })
        .then((response) => response.text())
        .catch((error: unknown) => `no answer: ${String(error)}\n`);
      return [name, text];
    }),
  );
}

/** The end of each log, from a line's beginning. */
async function logs(folder: string): Promise<[string, string][]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.log'));
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const handle = await open(path.join(folder, name));
      try {
        const { size } = await handle.stat();
        const from = Math.max(0, size - LOG_BYTES);
        const { buffer, bytesRead } = await handle.read({
          buffer: Buffer.alloc(Math.min(size, LOG_BYTES)),
          position: from,
        });
        const text = buffer.subarray(0, bytesRead).toString('utf8');
        return [name, from === 0 ? text : text.slice(text.indexOf('\n') + 1)];
      } finally {
        await handle.close();
      }
    }),
  );
}
