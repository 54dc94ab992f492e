import {
  ApiRequestError,
  ConnectionError,
  type RequestIssue,
  RequestTimeoutError,
} from '@skydeck/sdk';
import { CliError, timedOut, unreachable } from './cli-error.js';
import { ExitCode } from './exit-code.js';

/** Everything there is to say about what went wrong, whoever refused. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly exitCode: ExitCode;
  readonly status?: number;
  readonly requestId?: string;
  readonly docUrl?: string;
  readonly issues: readonly RequestIssue[];
  readonly hint?: string;
}

/** Describes anything that was thrown. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof ApiRequestError) return refusal(thrown);
  if (thrown instanceof CliError) {
    const { code, message, exitCode, hint } = thrown;
    return { code, message, exitCode, hint, issues: [] };
  }
  if (thrown instanceof ConnectionError) return failureOf(unreachable(thrown.url, thrown.cause));
  if (thrown instanceof RequestTimeoutError) return failureOf(timedOut(thrown.message));
  const message = thrown instanceof Error ? reasonOf(thrown) : String(thrown);
  return { code: 'unexpected', message, exitCode: ExitCode.error, issues: [] };
}

function refusal(error: ApiRequestError): Failure {
  return {
    code: error.code,
    message: error.message,
    exitCode: exitCodeOf(error.status),
    status: error.status,
    requestId: error.requestId,
    docUrl: error.docUrl,
    issues: error.issues,
    hint: hintFor(error),
  };
}

function exitCodeOf(status: number): ExitCode {
  if (status === 401 || status === 403) return ExitCode.auth;
  if (status === 404 || status === 410) return ExitCode.notFound;
  if (status === 408 || status === 504) return ExitCode.timeout;
  return ExitCode.error;
}

function hintFor({ status, retryAfterS }: ApiRequestError): string | undefined {
  if (retryAfterS !== undefined) return `Try again in ${Math.ceil(retryAfterS)} s.`;
  if (status === 401) return 'Sign in again with `skydeck auth login`.';
  return undefined;
}

/** Node hides the reason of a network failure in `cause`. */
function reasonOf(error: Error): string {
  const { cause } = error;
  const reason = cause instanceof Error ? cause.message : undefined;
  return reason ? `${error.message}: ${reason}` : error.message || error.name;
}
