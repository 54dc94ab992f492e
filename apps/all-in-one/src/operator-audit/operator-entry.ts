import { hash } from 'node:crypto';

/** What somebody did to the installation on its machine. */
export interface OperatorEntry {
  /** Counts up from 1. */
  readonly number: number;
  readonly at: string;
  /** Who the machine says it was, and who became that user by sudo. */
  readonly actor: {
    readonly user: string;
    readonly uid: number;
    readonly sudo_user: string | null;
  };
  /** Such as `backup create`. */
  readonly action: string;
  /** What it was told, without secrets. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly outcome: 'begun' | 'done' | 'failed';
  /** Why it failed, in a word. */
  readonly code: string | null;
  readonly prev_hash: string;
  /** SHA-256 of the hash before and of all that the entry says. */
  readonly hash: string;
}

/** What the first entry follows. */
export const FIRST_HASH = '0'.repeat(64);

const SECRET = /pass|secret|token|key/i;

/** Puts an entry behind the last one. */
export function linked(
  entry: Omit<OperatorEntry, 'number' | 'prev_hash' | 'hash'>,
  last: OperatorEntry | undefined,
): OperatorEntry {
  const prev_hash = last?.hash ?? FIRST_HASH;
  const said = { ...entry, number: (last?.number ?? 0) + 1, prev_hash };
  return { ...said, hash: hashOf(said) };
}

/** The number of the first entry that is not what was written, or null when all are. */
export function findBreak(entries: readonly OperatorEntry[]): number | null {
  let last: OperatorEntry | undefined;
  for (const entry of entries) {
    const { hash: written, ...said } = entry;
    const follows = said.prev_hash === (last?.hash ?? FIRST_HASH);
    if (!follows || written !== hashOf(said)) return entry.number;
    last = entry;
  }
  return null;
}

/** What may be kept of what an operation was told: files are named, secrets are not there. */
export function withoutSecrets(input: unknown): Record<string, unknown> {
  const pairs = Object.entries((input ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    pairs.filter(([name, value]) => name === 'key_file' || (isPlain(value) && !SECRET.test(name))),
  );
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object';

function hashOf(said: Omit<OperatorEntry, 'hash'>): string {
  const { number, at, actor, action, input, outcome, code, prev_hash } = said;
  const text = JSON.stringify([number, at, actor, action, input, outcome, code]);
  return hash('sha256', prev_hash + text);
}
