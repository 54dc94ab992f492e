import { randomInt } from 'node:crypto';

/** No vowels, so that no words appear; no digits, so that none is taken for a letter. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;

/**
 * Eight letters of twenty: 34 bits, which is plenty for ten minutes and few tries.
 * @see https://www.rfc-editor.org/rfc/rfc8628#section-6.1
 */
export function makeUserCode(): string {
  let code = '';
  for (let index = 0; index < LENGTH; index++) code += LETTERS.charAt(randomInt(LETTERS.length));
  return code;
}

/** As people read it: `WDJB-MJHT`. */
export function showUserCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** What people type, with or without hyphen and in any case, as it is stored. */
export function readUserCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .slice(0, LENGTH * 2);
}
