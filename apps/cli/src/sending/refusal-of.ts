import { CliError } from '../failures/cli-error.js';

interface Refusal {
  readonly originalResponse?: { getBody(): string } | null;
}

/** Says what the service said, not what the protocol makes of it. */
export function refusalOf(error: Error): Error {
  const body = (error as Refusal).originalResponse?.getBody();
  try {
    const { error: said } = JSON.parse(body ?? '') as { error: { code: string; detail?: string } };
    return new CliError(said.code, said.detail ?? 'The upload was refused.');
  } catch {
    return new CliError('upload_failed', 'The file could not be sent.', undefined, {
      hint: 'The same command goes on with what was sent.',
      cause: error,
    });
  }
}
