import type { Awareness } from 'y-protocols/awareness';

/** Somebody who has a note open too. */
export interface Person {
  readonly id: number;
  readonly name: string;
  /** Which of the colours is theirs. */
  readonly tone: number;
}

const TONES = 6;
const LONGEST_NAME = 40;

/** The others; what they say of themselves is taken for what it is. */
export const peopleIn = (awareness: Awareness): readonly Person[] =>
  [...awareness.getStates()]
    .filter(([id, state]) => id !== awareness.clientID && state['user'] !== undefined)
    .map(([id]) => personOf(awareness, id))
    .toSorted((one, other) => one.id - other.id);

/** Who stands behind a number; of a few, each has another colour. */
export function personOf(awareness: Awareness, id: number): Person {
  const states = awareness.getStates();
  const given = (states.get(id)?.['user'] as { readonly name?: unknown } | undefined)?.name;
  const name = typeof given === 'string' ? given.trim().slice(0, LONGEST_NAME) : '';
  const rank = [...states.keys()].filter((other) => other < id).length;
  return { id, name: name || 'Somebody', tone: rank % TONES };
}
