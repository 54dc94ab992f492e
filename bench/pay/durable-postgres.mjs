import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { startEmbeddedPostgres } from '@skydeck/embedded-postgres';

const TICKS_PER_S = 100;

/** A server that loses nothing, and tells how much CPU it has used. */
export async function startDurablePostgres() {
  const folder = await mkdtemp('/tmp/skydeck-bench-');
  // The account that the server runs as must reach its data.
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'data'),
    binDir: path.join(folder, 'bin'),
    logFile: path.join(folder, 'log'),
    password: 'bench',
    port: await freePort(),
  });
  return {
    url: postgres.url,
    pid: postgres.pid,
    cpuS: () => cpuOf(postgres.pid),
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Seconds that the server, its running processes and its ended ones have used (proc(5), stat). */
function cpuOf(pid) {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(name)?.[1] === String(pid),
  );
  const own = statOf(pid) ?? [];
  const ticks = [11, 12, 13, 14].map((field) => Number(own[field]));
  for (const child of children) {
    const stat = statOf(child) ?? [];
    ticks.push(Number(stat[11] ?? 0), Number(stat[12] ?? 0));
  }
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_S;
}

/** The fields after the name, which may hold blanks: the state is number 0. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
