import { constants } from 'node:os';

/** Fields whose values no log shows. */
export const REDACTED_FIELDS = [
  'password',
  'secret',
  'token',
  'access_token',
  'refresh_token',
  'code',
  '*.secret',
];

const BLANK = '[Redacted]';
const SYSTEM_ERRORS = new Set([...Object.keys(constants.errno), 'ENOTFOUND', 'EAI_AGAIN']);
/** Codes of libraries (`UND_ERR_SOCKET`), of catalogues (`app.not_found`), of Postgres (`57P01`). */
const ERROR_CODES = [/^[A-Z]+(_[A-Z0-9]+)+$/, /^[a-z]+[a-z_]*(\.[a-z_]+)+$/, /^\d{2}P\d{2}$/];

/** What a log shows of such a field: a `code` that names an error, and nothing else. */
export function censor(value: unknown, path: readonly string[]): unknown {
  const isErrorCode = path.at(-1) === 'code' && typeof value === 'string' && namesError(value);
  return isErrorCode ? value : BLANK;
}

/** Whether a code is one of an error: one-time codes and those of sign-ins look otherwise. */
function namesError(code: string): boolean {
  return SYSTEM_ERRORS.has(code) || ERROR_CODES.some((form) => form.test(code));
}
