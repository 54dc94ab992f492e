import { Argument, Command, Option } from 'commander';
import { VERSION } from '../version.js';
import { CommandInput } from './command-input.js';
import {
  type ArgumentSpec,
  type CommandGroup,
  type CommandSpec,
  isGroup,
  type OptionSpec,
} from './command-spec.js';
import { GLOBAL_OPTIONS } from './global-options.js';

/** Carries out a command that was parsed. */
export type Execute = (
  spec: CommandSpec,
  input: CommandInput,
  globals: Readonly<Record<string, unknown>>,
) => Promise<void>;

export interface ProgramOutput {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Builds the parser out of the tree of commands. */
export function buildProgram(root: CommandGroup, execute: Execute, output: ProgramOutput): Command {
  const program = new Command(root.name).description(root.summary);
  for (const option of GLOBAL_OPTIONS) program.addOption(toOption(option));
  program.version(VERSION, '-V, --version', 'Show the version.');
  program.addHelpText('after', `\nDocumentation: docs/cli.md, or \`skydeck <command> --help\`.`);
  configure(program, output);
  for (const node of root.commands) addNode(program, node, execute, output);
  return program;
}

function configure(command: Command, { out, err }: ProgramOutput): Command {
  return command
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: err, outputError: () => undefined })
    .configureHelp({ showGlobalOptions: true })
    .helpOption('-h, --help', 'Show this help.')
    .helpCommand(false);
}

function addNode(
  parent: Command,
  node: CommandSpec | CommandGroup,
  execute: Execute,
  output: ProgramOutput,
): void {
  const isHidden = !isGroup(node) && node.isHidden;
  const command = parent.command(node.name, { hidden: isHidden ?? false });
  configure(command.summary(node.summary), output);
  if (isGroup(node)) {
    command.description(node.summary);
    for (const child of node.commands) addNode(command, child, execute, output);
    return;
  }
  addLeaf(command, node, execute);
}

function addLeaf(command: Command, spec: CommandSpec, execute: Execute): void {
  if (spec.alias !== undefined) command.alias(spec.alias);
  command.description([spec.summary, spec.description].filter(Boolean).join('\n\n'));
  for (const argument of spec.arguments ?? []) command.addArgument(toArgument(argument));
  for (const option of spec.options ?? []) command.addOption(toOption(option));
  if (spec.examples) command.addHelpText('after', `\nExamples:\n${indent(spec.examples)}`);
  if (spec.takesAnything) command.allowUnknownOption().helpOption(false);
  command.action(async () => {
    const names = command.registeredArguments.map((argument) => argument.name());
    const args = Object.fromEntries(
      names.map((name, index) => [name, command.processedArgs[index]]),
    );
    await execute(spec, new CommandInput(args, command.opts()), command.optsWithGlobals());
  });
}

function toArgument({ name, summary, choices }: ArgumentSpec): Argument {
  const argument = new Argument(name, summary);
  return choices ? argument.choices([...choices]) : argument;
}

function toOption(spec: OptionSpec): Option {
  const option = new Option(spec.flags, spec.summary);
  if (spec.choices) option.choices([...spec.choices]);
  if (spec.default !== undefined) option.default(spec.default);
  if (spec.isRequired) option.makeOptionMandatory();
  if (spec.isRepeatable) {
    option.argParser((value: string, before: readonly string[] | undefined) => [
      ...(before ?? []),
      value,
    ]);
  }
  return option;
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
