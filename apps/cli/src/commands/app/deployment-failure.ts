import type { Deployment } from '../../api/resources.js';
import { CliError } from '../../failures/cli-error.js';
import { ExitCode } from '../../failures/exit-code.js';

const SENTENCES: Readonly<Record<string, string>> = {
  cancelled: 'The deployment was cancelled.',
  superseded: 'A newer deployment took the place of this one.',
  rolled_back: 'The deployment was rolled back.',
};

/** Why a finished deployment is no success: its stage, code and sentence. */
export function deploymentFailure({ id, status, stage, error }: Deployment): CliError | undefined {
  if (status === 'live') return undefined;
  if (!error) {
    const message = SENTENCES[status] ?? 'The deployment failed.';
    return new CliError(`deployment_${status}`, message, ExitCode.error, {
      hint: `deployment: ${id}`,
    });
  }
  const message = `The deployment failed while ${error.stage || stage}: ${error.message}`;
  return new CliError(error.code, message, ExitCode.error, {
    hint: `stage: ${error.stage || stage}\n  code: ${error.code}\n  deployment: ${id}`,
  });
}
