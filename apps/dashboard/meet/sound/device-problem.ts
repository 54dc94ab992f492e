import { RoomError } from '@skydeck/costream';

const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Your browser does not let this page use it. Allow it beside the address, then try again.',
  NotFoundError: 'There is no such device. Plug one in, then try again.',
  NotReadableError: 'Another program uses it. Close that program, then try again.',
};
const NAMES: Readonly<Record<string, string>> = {
  device_denied: 'NotAllowedError',
  device_missing: 'NotFoundError',
  device_busy: 'NotReadableError',
};

/** Why something could not be turned on or done, in a sentence that says what to do. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'That did not work. Try again.';
  const name = error instanceof RoomError ? (NAMES[error.code] ?? '') : error.name;
  const fallback = error.message.includes(' ') ? error.message : 'That did not work. Try again.';
  return SENTENCES[name] ?? fallback;
}
