import type { LedgerCommand } from '../command.js';
import type { OperationResult } from './operation.js';
import type { Rejection } from './rejection.js';

/** What fields of commands are called where callers read them. */
const PUBLIC_NAMES: Readonly<Record<string, string>> = {
  account: 'wallet',
  isFinal: 'final',
  inSeconds: 'in_seconds',
};

interface Refused {
  readonly command: LedgerCommand;
  readonly decision: Rejection;
  readonly now: Date;
  readonly effectiveAt: Date;
}

/** What is told of a command that was not done: what it asked for, and why it was not. */
export function refusalOf(
  id: string,
  { command, decision, now, effectiveAt }: Refused,
): OperationResult {
  const { kind: _kind, ...asked } = command;
  const isMove = command.kind === 'transfer' || command.kind === 'posting';
  const text = JSON.stringify(asked, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const { effectiveAt: _at, ...told } = renamed(JSON.parse(text)) as Record<string, unknown>;
  return {
    id,
    status: 'failed',
    code: decision.code,
    detail: decision.detail ?? {},
    ...(isMove && { reference: null, description: null, metadata: {} }),
    ...told,
    effective_at: effectiveAt.toISOString(),
    created_at: now.toISOString(),
  };
}

/** The same with public names; texts of the caller's own keep theirs. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [
    PUBLIC_NAMES[name] ?? name,
    name === 'metadata' ? member : renamed(member),
  ]);
  return Object.fromEntries(members) as object;
}
