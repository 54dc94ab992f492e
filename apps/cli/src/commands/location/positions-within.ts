import type { CommandInput } from '../../program/command-input.js';

/** The time that options name. */
export function withinOf(input: CommandInput): { from?: string; to?: string } {
  const [from, to] = [input.text('from'), input.text('to')];
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

const MOST = 10_000;

/** How many of a list are told of. */
export const mostOf = (input: CommandInput): number =>
  input.count('limit', { min: 1, max: MOST }) ?? MOST;
