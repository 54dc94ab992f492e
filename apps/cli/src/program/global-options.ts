import { FORMATS, type Format } from '../output/format.js';
import { parseDurationMs } from './command-input.js';
import type { OptionSpec } from './command-spec.js';

/** Options that every command takes, before or after its name. */
export const GLOBAL_OPTIONS: readonly OptionSpec[] = [
  {
    flags: '-o, --output <format>',
    summary: 'How data is written.',
    choices: FORMATS,
    default: 'table',
  },
  { flags: '--columns <names>', summary: 'Fields to show, separated by commas.' },
  {
    flags: '--query <expression>',
    summary: 'Show only what this JMESPath expression finds in the data, such as [].name.',
  },
  {
    flags: '-p, --project <project>',
    summary: 'Project to work in: its slug or id. SKYDECK_PROJECT does the same.',
    completes: 'projects',
  },
  {
    flags: '--test',
    summary:
      'Work with what test keys made, not with what is real. SKYDECK_MODE=test does the same.',
  },
  {
    flags: '--context <name>',
    summary: 'Installation to work with. SKYDECK_CONTEXT does the same.',
    completes: 'contexts',
  },
  {
    flags: '--timeout <duration>',
    summary: 'Give up after this long, such as 30s or 5m. Work that was started goes on.',
  },
  {
    flags: '--debug',
    summary: 'Write every request and answer to standard error, without their secrets.',
  },
];

export interface GlobalOptions {
  readonly format: Format;
  readonly columns: readonly string[] | undefined;
  readonly project: string | undefined;
  readonly context: string | undefined;
  /** Whether to work with what test keys made. */
  readonly isTest: boolean;
  /** JMESPath expression. */
  readonly query: string | undefined;
  readonly timeoutMs: number | undefined;
  readonly isDebugging: boolean;
  /** Name of what the command asks for, where it creates something. */
  readonly idempotencyKey: string | undefined;
}

/** Reads the global options out of what commander parsed. */
export function globalOptions(options: Readonly<Record<string, unknown>>): GlobalOptions {
  const text = (name: string) => {
    const value = options[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const columns = text('columns')
    ?.split(',')
    .map((name) => name.trim());
  return {
    format: formatOf(text('output')),
    columns: columns?.filter((name) => name !== ''),
    project: text('project'),
    context: text('context'),
    isTest: options['test'] === true,
    query: text('query'),
    timeoutMs: durationOf(options['timeout']),
    isDebugging: options['debug'] === true,
    idempotencyKey: text('idempotencyKey'),
  };
}

const durationOf = (value: unknown) =>
  typeof value === 'string' ? parseDurationMs(value, '--timeout') : undefined;

/** The format that the arguments ask for, even when they cannot be parsed otherwise. */
export function formatFromArguments(argv: readonly string[]): Format {
  for (const [index, argument] of argv.entries()) {
    const match = /^(?:-o=?|--output=)(.+)$/.exec(argument);
    const value =
      match?.[1] ?? (['-o', '--output'].includes(argument) ? argv[index + 1] : undefined);
    if (value !== undefined) return formatOf(value);
  }
  return 'table';
}

function formatOf(text: string | undefined): Format {
  return FORMATS.find((format) => format === text) ?? 'table';
}
