import { BackupFailed } from '../backup/backup-failed.js';

/** Why an operation failed, for the person at the terminal. */
export interface OperationFailure {
  readonly code: string;
  readonly message: string;
  readonly hint: string | undefined;
}

/** Says it in a sentence, whatever was thrown. */
export function failureOf(error: unknown, signal: AbortSignal): OperationFailure {
  if (signal.aborted && signal.reason instanceof BackupFailed) error = signal.reason;
  if (error instanceof BackupFailed) {
    return { code: error.code, message: error.message, hint: error.hint };
  }
  const { code, message, path: file } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return {
      code: 'disk_full',
      message: 'The disk is full.',
      hint: 'Free some space and try again.',
    };
  }
  if (code === 'EACCES' || code === 'EPERM') {
    const hint = 'Run it as the user that runs Skydeck.';
    return { code: 'not_allowed', message: `${file ?? 'A file'} cannot be used (${code}).`, hint };
  }
  return { code: 'failed', message: message || String(error), hint: undefined };
}
