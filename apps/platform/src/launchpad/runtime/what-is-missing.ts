import type { Probe } from '../engine/probe.js';

/** Says in a sentence or two what keeps a driver from working, with the command that mends it. */
export function whatIsMissing({ problems }: Probe): string {
  const sentences = problems.flatMap(({ text, fix }) => (fix === undefined ? [text] : [text, fix]));
  if (sentences.length === 0) return 'Its engine does not work.';
  return sentences.map((text) => (/[.!?`]$/.test(text) ? text : `${text}.`)).join(' ');
}
