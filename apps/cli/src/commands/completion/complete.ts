import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { COMMANDS } from '../commands.js';
import { type Candidate, candidatesFor } from './candidates.js';
import { namesOf } from './names-of.js';

/** Longest that a press of the tab key may wait for a service. */
const LOOK_UP_TIMEOUT_MS = 1500;

/** `skydeck __complete` */
export async function complete(context: CommandContext, input: CommandInput): Promise<Answer> {
  const words = input.arguments('words');
  const current = words.at(-1) ?? '';
  const { words: fixed, lookUp } = candidatesFor(COMMANDS, words);
  const found = lookUp ? [...fixed, ...(await inTime(namesOf(context, lookUp)))] : fixed;
  const matching = found.filter(({ word }) => word.startsWith(current));
  const text = matching.map(({ word, summary }) => `${word}\t${summary}`).join('\n');
  return { kind: 'document', value: matching, text };
}

/** A shell that completes must never show an error or hang. */
async function inTime(names: Promise<Candidate[]>): Promise<Candidate[]> {
  const nothing = new Promise<Candidate[]>((resolve) => {
    setTimeout(() => resolve([]), LOOK_UP_TIMEOUT_MS).unref();
  });
  return Promise.race([names.catch(() => []), nothing]);
}
