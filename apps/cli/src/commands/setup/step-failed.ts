import { Failure, type Step } from '@skydeck/launcher/setup';
import { CliError } from '../../failures/cli-error.js';

/** Says which step it was, what its program printed last, and what to do about it. */
export function stepFailed({ part, what, command }: Step, error: unknown): CliError {
  const lines = error instanceof Failure ? error.lines : [];
  const reason = error instanceof Error ? error.message : String(error);
  const hint = [
    ...(lines.length === 0 ? [] : ['Its last output:', ...lines.map((line) => `    ${line}`)]),
    'Put that right, or do the step by hand:',
    `    ${command}`,
    'Then run `skydeck setup` again: it goes on from here.',
  ];
  return new CliError('setup_failed', `${part}: the step "${what}" failed. ${reason}`, undefined, {
    hint: hint.join('\n  '),
    cause: error,
  });
}
