import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { linked, type OperatorEntry, withoutSecrets } from './operator-entry.js';

const FILE = 'operator-audit.jsonl';
const WAIT_MS = 5_000;
const POLL_MS = 10;
/** A line is written in milliseconds; a lock this old is of a process that was killed. */
const STALE_MS = 2_000;

/** What to write down. */
export type OperatorAct = Pick<OperatorEntry, 'action' | 'outcome'> & {
  readonly input: unknown;
  readonly code?: string;
};

/** Writes down what an operator does, in the home of the installation; nothing where there is none. */
export async function noteOperator(home: string, act: OperatorAct): Promise<void> {
  if (!existsSync(path.join(home, 'secrets.json'))) return;
  const release = await lock(path.join(home, `${FILE}.lock`));
  try {
    const { username, uid } = userInfo();
    const entry = {
      at: new Date().toISOString(),
      actor: { user: username, uid, sudo_user: process.env['SUDO_USER'] ?? null },
      action: act.action,
      input: withoutSecrets(act.input),
      outcome: act.outcome,
      code: act.code ?? null,
    };
    const line = JSON.stringify(linked(entry, readOperatorLog(home).at(-1)));
    appendFileSync(path.join(home, FILE), `${line}\n`, { mode: 0o600, flush: true });
  } finally {
    release();
  }
}

/** Everything that was written down, oldest first. */
export function readOperatorLog(home: string): OperatorEntry[] {
  const file = path.join(home, FILE);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as OperatorEntry);
}

/** Two commands at once must not follow the same entry. */
async function lock(file: string): Promise<() => void> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    try {
      closeSync(openSync(file, 'wx', 0o600));
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || Date.now() > until) throw error;
      const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > STALE_MS) rmSync(file, { force: true });
      await sleep(POLL_MS);
    }
  }
}
