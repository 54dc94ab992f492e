import { CommandFailed } from '@skydeck/exec';
import type { ApiError } from '@skydeck/errors';
import { DeploymentErrors } from '../deployments/deployment.errors.js';

type Failure = Exclude<keyof typeof DeploymentErrors, 'definitions'>;

/** What git prints, and what it means; the first match wins. */
const MEANINGS: readonly (readonly [RegExp, Failure])[] = [
  [/Host key verification failed|HOST IDENTIFICATION HAS CHANGED/i, 'host_key_changed'],
  [/couldn't find remote ref|Remote branch .* not found/i, 'branch_not_found'],
  [
    /not our ref|unadvertised object|bad object|no such remote ref|unknown revision/i,
    'commit_not_found',
  ],
  [
    /Authentication failed|could not read (Username|Password)|terminal prompts disabled|returned error: 40[13]|HTTP Basic: Access denied|Permission denied|invalid credentials/i,
    'repo_auth_required',
  ],
  [
    /repository .*not found|does not exist|not appear to be a git repository|returned error: 404|no such file or directory|not valid: is this a git repository|no matching repositories|unable to update url base from redirection/i,
    'repo_not_found',
  ],
  [
    /Could not resolve host|Failed to connect|Connection (refused|timed out|reset|closed)|Network is unreachable|No route to host|unable to connect|SSL|certificate|Operation too slow|returned error: 5\d\d|Couldn't connect/i,
    'repo_unreachable',
  ],
  [/File too large|No space left|exceeds/i, 'repo_too_large'],
];

/** Turns the end of a git command into the failure of a deployment. */
export function gitFailure(error: unknown): unknown {
  if (!(error instanceof CommandFailed)) return error;
  if (error.reason === 'deadline') return DeploymentErrors.clone_timeout({ cause: error });
  if (error.reason === 'aborted') return error;
  if (error.reason === 'not_started') {
    return DeploymentErrors.engine_missing({
      detail: 'Git is not installed on the machine that runs the platform.',
      cause: error,
    });
  }
  return explain(error.lastLines, error);
}

/** Finds out from git's messages what went wrong. */
export function explain(lines: readonly string[], cause?: unknown): ApiError {
  const text = lines.join('\n');
  const [, failure = 'clone_failed'] = MEANINGS.find(([pattern]) => pattern.test(text)) ?? [];
  const make = DeploymentErrors[failure as 'clone_failed'];
  if (failure !== 'clone_failed') return make({ cause });
  const reason = lines.findLast((line) => /^(fatal|error|remote):/.test(line));
  return make({ detail: reason ? `Git could not clone it: ${reason}` : undefined, cause });
}
