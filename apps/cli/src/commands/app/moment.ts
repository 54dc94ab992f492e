import { usageError } from '../../failures/cli-error.js';
import type { CommandInput } from '../../program/command-input.js';

/** A moment: how long ago, such as `90s` or `2h`, or a date with a time. */
export function momentOf(
  input: CommandInput,
  name: string,
  nowMs: number = Date.now(),
): string | undefined {
  const text = input.text(name);
  if (text === undefined) return undefined;
  if (/^\d+[a-z]*$/.test(text)) {
    return new Date(nowMs - (input.durationMs(name) ?? 0)).toISOString();
  }
  const atMs = Date.parse(text);
  if (Number.isNaN(atMs)) {
    throw usageError(
      `--${name} must be a time such as 15m or 2026-01-31T08:00:00Z, not "${text}".`,
    );
  }
  return new Date(atMs).toISOString();
}
