import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import { printable } from '../../terminal/printable.js';
import { backupCheck } from './backup-check.js';
import type { Check } from './check.js';
import { engineChecks } from './engine-checks.js';
import { machineChecks } from './machine-checks.js';
import { portChecks } from './port-checks.js';
import { transcoderCheck } from './transcoder-check.js';

/** `skydeck doctor` */
export async function doctor(context: CommandContext): Promise<Answer> {
  const checks = await checksOf(context);
  const broken = checks.filter(({ status }) => status === 'problem').length;
  for (const line of repairs(checks)) context.progress(line);
  return {
    kind: 'list',
    items: checks,
    columns: ['check', 'status', 'detail'],
    empty: 'There was nothing to check.',
    failure: broken
      ? new CliError('problems_found', `${broken} of ${checks.length} checks found a problem.`)
      : undefined,
  };
}

/** Looks at everything. */
export async function checksOf(context: CommandContext): Promise<Check[]> {
  const found = await Promise.all([
    machineChecks(context),
    portChecks(context),
    engineChecks(context),
    transcoderCheck(),
    backupCheck(context),
  ]);
  return found.flat();
}

const PURPOSE = { problem: 'To repair', ok: 'To improve', unused: 'To make usable' } as const;

/** The commands that repair what was found, for a person to copy. */
export function repairs(checks: readonly Check[]): string[] {
  return checks.flatMap(({ check, status, problems }) =>
    problems
      .filter(({ fix }) => fix)
      .map(({ text, fix }) => {
        return printable(`${PURPOSE[status]} ${check}: ${text}`) + `\n    ${printable(fix ?? '')}`;
      }),
  );
}
