import { readFile } from 'node:fs/promises';

/** Programs that start others and may keep signals to themselves. */
const WRAPPERS = /^(?:sh|dash|bash|npm|npx|pnpm|yarn|corepack)\b/;

interface Member {
  pid: number;
  parent: number;
  name: string;
  /** Its process id as the sandbox counts it; 1 is bubblewrap's own. */
  inner: number | undefined;
}

/**
 * Which of a sandbox's processes are to be asked to end: the application's own top processes. Shells and
 * package managers are passed over, since they end without telling their children or tell them twice.
 */
async function processesToSignal(pids: readonly number[]): Promise<number[]> {
  const members = (await Promise.all(pids.map(describe))).filter((member) => member !== undefined);
  const chosen: number[] = [];
  const visit = (parent: number): void => {
    for (const member of members.filter((candidate) => candidate.parent === parent)) {
      const isWrapper =
        WRAPPERS.test(member.name) && members.some((child) => child.parent === member.pid);
      if (isWrapper) visit(member.pid);
      else chosen.push(member.pid);
    }
  };
  for (const init of members) if (init.inner === 1) visit(init.pid);
  return chosen;
}

/** Asks processes to end. */
export async function askToEnd(pids: readonly number[]): Promise<void> {
  for (const pid of await processesToSignal(pids)) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // It ended by itself.
    }
  }
}

async function describe(pid: number): Promise<Member | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  if (status === undefined) return undefined;
  const field = (name: string): string =>
    new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
  const counted = field('NSpid').split(/\s+/);
  return {
    pid,
    parent: Number(field('PPid')),
    name: field('Name'),
    inner: counted.length > 1 ? Number(counted.at(-1)) : undefined,
  };
}
