import type { CommandContext } from '../context/command-context.js';
import type { Answer } from '../output/answer.js';
import type { CommandInput } from './command-input.js';

/** Does the work of a command and gives back what is to be shown. */
export type Action = (context: CommandContext, input: CommandInput) => Promise<Answer>;

export interface ArgumentSpec {
  /** `<name>`, `[name]` when it may be left out, `<name...>` for several. */
  readonly name: string;
  readonly summary: string;
  readonly choices?: readonly string[];
  /** What shell completion offers, read from the services. */
  readonly completes?: Completes;
}

export interface OptionSpec {
  /** As commander writes it, such as `-f, --follow` or `--branch <name>`. */
  readonly flags: string;
  readonly summary: string;
  readonly choices?: readonly string[];
  readonly default?: string | boolean;
  /** May be given several times. */
  readonly isRepeatable?: boolean;
  readonly isRequired?: boolean;
  readonly completes?: Completes;
}

/** Kinds of names that only the services or the settings know. */
export type Completes =
  | 'apps'
  | 'projects'
  | 'contexts'
  | 'servers'
  | 'sizes'
  | 'images'
  | 'networks'
  | 'firewalls'
  | 'volumes'
  | 'databases'
  | 'ssh-keys';

/** A command as data: the program, the documentation and the completion are made from it. */
export interface CommandSpec {
  readonly name: string;
  /** A second name that people try. */
  readonly alias?: string;
  /** One sentence for the list of commands. */
  readonly summary: string;
  /** What else there is to know. */
  readonly description?: string;
  readonly arguments?: readonly ArgumentSpec[];
  readonly options?: readonly OptionSpec[];
  readonly examples?: readonly string[];
  readonly isHidden?: boolean;
  /** Looks after `--timeout` by itself. */
  readonly endsInTime?: boolean;
  /** Takes everything that follows as it is. */
  readonly takesAnything?: boolean;
  /** Loads the work when it is needed: starting up must stay fast. */
  readonly load: () => Promise<Action>;
}

/** Commands that belong together, such as all about apps. */
export interface CommandGroup {
  readonly name: string;
  readonly summary: string;
  readonly commands: readonly (CommandSpec | CommandGroup)[];
}

export function isGroup(node: CommandSpec | CommandGroup): node is CommandGroup {
  return 'commands' in node;
}
