import { everyItem } from '../../api/every-item.js';
import { listProjects } from '../../context/choose-project.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import type { Completes } from '../../program/command-spec.js';
import { APPS } from '../app/app.js';
import { COMMANDS } from '../commands.js';
import { type Candidate, candidatesFor } from './candidates.js';

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

async function namesOf(context: CommandContext, kind: Completes): Promise<Candidate[]> {
  if (kind === 'contexts') {
    const { contexts } = await context.config.read();
    return Object.keys(contexts).map((word) => ({ word, summary: 'context' }));
  }
  if (kind === 'projects') {
    return (await listProjects(context)).map(({ slug, name }) => ({ word: slug, summary: name }));
  }
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  const apps = await everyItem((query) => platform.GET(APPS, { params: { path, query } }));
  return apps.map(({ name, status }) => ({ word: name, summary: status }));
}

/** A shell that completes must never show an error or hang. */
async function inTime(names: Promise<Candidate[]>): Promise<Candidate[]> {
  const nothing = new Promise<Candidate[]>((resolve) => {
    setTimeout(() => resolve([]), LOOK_UP_TIMEOUT_MS).unref();
  });
  return Promise.race([names.catch(() => []), nothing]);
}
