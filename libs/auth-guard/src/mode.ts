import { CommonErrors } from '@skydeck/errors';
import type { KeyMode } from './api-key.js';
import { hasTestMode, type Principal } from './principal.js';

/** The header with which an account chooses the mode. */
export const MODE_HEADER = 'skydeck-mode';

/**
 * The mode of a request. Keys have theirs; a header that says otherwise is refused, because its
 * sender believes something that is not so.
 */
export function modeOf(
  { kind, mode = 'live' }: Principal,
  named: string | string[] | undefined,
  service: string,
): KeyMode {
  if (named === undefined) return kind === 'key' ? mode : 'live';
  if (named !== 'live' && named !== 'test') throw refused('Must be `live` or `test`.');
  if (kind === 'key' && named !== mode) throw refused(`The key is a ${mode} key.`);
  if (named === 'test' && !hasTestMode(service)) throw CommonErrors.no_test_mode();
  return named;
}

function refused(message: string) {
  return CommonErrors.validation_failed({
    detail: `header.${MODE_HEADER}: ${message}`,
    issues: [{ location: `header.${MODE_HEADER}`, code: 'invalid_enum', message }],
  });
}
