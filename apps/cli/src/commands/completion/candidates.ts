import {
  type CommandGroup,
  type CommandSpec,
  type Completes,
  isGroup,
  type OptionSpec,
} from '../../program/command-spec.js';
import { GLOBAL_OPTIONS } from '../../program/global-options.js';

/** Something that may stand at the place of the cursor. */
export interface Candidate {
  readonly word: string;
  readonly summary: string;
}

/** What may follow: fixed words, or names that have to be looked up. */
export interface Candidates {
  readonly words: readonly Candidate[];
  readonly lookUp?: Completes;
}

const NONE: Candidates = { words: [] };

/** Finds what may follow the words so far; the last word is the one being written. */
export function candidatesFor(root: CommandGroup, words: readonly string[]): Candidates {
  const written = words.slice(0, -1);
  const current = words.at(-1) ?? '';
  let node: CommandGroup | CommandSpec = root;
  let position = 0;
  let pending: OptionSpec | undefined;
  for (const word of written) {
    if (pending) pending = undefined;
    else if (word.startsWith('-')) pending = takingValue(optionsOf(node), word);
    else if (!isGroup(node)) position++;
    else {
      const next: CommandGroup | CommandSpec | undefined = node.commands.find(
        ({ name }) => name === word,
      );
      if (!next) return NONE;
      node = next;
    }
  }
  if (pending) return valuesOf(pending);
  if (current.startsWith('-')) return { words: optionsOf(node).flatMap(flagsOf) };
  if (isGroup(node)) return { words: node.commands.filter(isShown).map(toCandidate) };
  const argument = node.arguments?.[position];
  return argument ? valuesOf(argument) : NONE;
}

const isShown = (node: CommandGroup | CommandSpec) => isGroup(node) || !node.isHidden;
const toCandidate = ({ name, summary }: CommandGroup | CommandSpec) => ({ word: name, summary });

function optionsOf(node: CommandGroup | CommandSpec): readonly OptionSpec[] {
  return isGroup(node) ? GLOBAL_OPTIONS : [...(node.options ?? []), ...GLOBAL_OPTIONS];
}

const names = (option: OptionSpec) =>
  option.flags.split(/[ ,]+/).filter((part) => part.startsWith('-'));

function takingValue(options: readonly OptionSpec[], word: string): OptionSpec | undefined {
  const option = options.find((one) => names(one).includes(word));
  return option && /[<[]/.test(option.flags) ? option : undefined;
}

function flagsOf(option: OptionSpec): Candidate[] {
  return names(option)
    .filter((name) => name.startsWith('--'))
    .map((word) => ({ word, summary: option.summary }));
}

function valuesOf({
  choices,
  completes,
  summary,
}: {
  choices?: readonly string[];
  completes?: Completes;
  summary: string;
}): Candidates {
  return { words: (choices ?? []).map((word) => ({ word, summary })), lookUp: completes };
}
