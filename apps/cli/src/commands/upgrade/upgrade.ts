import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import { operate } from '../../operate/operate.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { backupKeyOf, backupTargetOf } from '../backup/backup-place.js';

interface Plan {
  readonly version: string;
  readonly replaces: string;
  readonly program: string;
  readonly steps: readonly string[];
  readonly checks: readonly { check: string; is_fine: boolean; found: string }[];
  readonly migrations: { readonly expand: readonly string[]; readonly contract: readonly string[] };
}

/** `skydeck upgrade` */
export async function upgrade(context: CommandContext, input: CommandInput): Promise<Answer> {
  if (input.flag('kubernetes')) return onKubernetes(context);
  if (input.flag('check')) return plan(context);
  const target = input.text('backupTo');
  const item = await operate<Plan>(context, 'upgrade', {
    is_without_backup: input.flag('withoutBackup'),
    ...(target !== undefined && {
      backup_to: backupTargetOf(context, target),
      ...(await backupKeyOf(context, input)),
    }),
  });
  return { kind: 'item', item, columns: ['version', 'done', 'backup_id', 'program'] };
}

async function onKubernetes(context: CommandContext): Promise<Answer> {
  const value = await operate<{ commands: string[] }>(context, 'upgrade on kubernetes', {});
  return { kind: 'document', value, text: value.commands.join('\n') };
}

async function plan(context: CommandContext): Promise<Answer> {
  const value = await operate<Plan>(context, 'upgrade plan', {});
  const wrong = value.checks.find(({ is_fine }) => !is_fine);
  const failure = wrong && new CliError('not_possible', `It cannot be upgraded: ${wrong.found}.`);
  return { kind: 'document', value, text: textOf(value), ...(failure && { failure }) };
}

function textOf({ version, replaces, program, steps, checks, migrations }: Plan): string {
  return [
    `Skydeck ${version} in ${program}`,
    `takes the place of ${replaces}`,
    '',
    'Found',
    ...checks.map(
      ({ check, is_fine, found }) => `  ${is_fine ? 'ok  ' : 'FAIL'} ${check}: ${found}`,
    ),
    '',
    `Steps: ${steps.join(', ')}`,
    'Changes of schemas before services move',
    ...counted(migrations.expand),
    'Changes of schemas afterwards',
    ...counted(migrations.contract),
  ].join('\n');
}

const counted = (lines: readonly string[]) => [
  `  ${lines.length}`,
  ...lines.map((line) => `    ${line}`),
];
