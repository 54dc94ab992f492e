import { COMMANDS } from './commands/commands.js';
import {
  type ArgumentSpec,
  type CommandGroup,
  type CommandSpec,
  isGroup,
  type OptionSpec,
} from './program/command-spec.js';
import { GLOBAL_OPTIONS } from './program/global-options.js';
import { GENERAL } from './docs-general.js';

/** Everything the tool can do, as Markdown: the text of docs/cli.md. */
export function describeCommands(root: CommandGroup = COMMANDS): string {
  const global = [
    '## Options of every command',
    '',
    table('Option', GLOBAL_OPTIONS.map(optionRow)),
  ];
  const commands = leaves(root, root.name).map(([name, spec]) => section(name, spec));
  return `${[GENERAL, ...global, '', '## Commands', '', ...commands].join('\n').trimEnd()}\n`;
}

/** Every command that is shown, with its whole name. */
export function leaves(group: CommandGroup, prefix: string): [string, CommandSpec][] {
  return group.commands.flatMap((node): [string, CommandSpec][] => {
    const name = `${prefix} ${node.name}`;
    if (isGroup(node)) return leaves(node, name);
    return node.isHidden ? [] : [[name, node]];
  });
}

function section(name: string, spec: CommandSpec): string {
  const args = (spec.arguments ?? []).map((argument) => ` ${argument.name}`).join('');
  const options = spec.options?.length ? ' [options]' : '';
  const parts = [`### ${name}`, '', spec.summary, ''];
  if (spec.description) parts.push(spec.description, '');
  parts.push('```sh', `${name}${args}${options}`, '```', '');
  if (spec.arguments?.length) parts.push(table('Argument', spec.arguments.map(argumentRow)), '');
  if (spec.options?.length) parts.push(table('Option', spec.options.map(optionRow)), '');
  if (spec.examples?.length) parts.push('Examples:', '', '```sh', ...spec.examples, '```', '');
  return parts.join('\n');
}

type Row = readonly [name: string, meaning: string];

function table(heading: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ([name, meaning]) => `| \`${name}\` | ${meaning.replaceAll('|', String.raw`\|`)} |`,
  );
  return [`| ${heading} | Meaning |`, '| --- | --- |', ...lines].join('\n');
}

function argumentRow({ name, summary, choices }: ArgumentSpec): Row {
  return [name, withChoices(summary, choices)];
}

function optionRow(option: OptionSpec): Row {
  const { flags, summary, choices, isRequired } = option;
  const fallback = typeof option.default === 'string' ? ` Default: \`${option.default}\`.` : '';
  return [flags, `${withChoices(summary, choices)}${isRequired ? ' Required.' : ''}${fallback}`];
}

function withChoices(summary: string, choices: readonly string[] | undefined): string {
  return choices
    ? `${summary} One of ${choices.map((choice) => `\`${choice}\``).join(', ')}.`
    : summary;
}
