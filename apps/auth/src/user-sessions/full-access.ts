import { CommonErrors } from '@skydeck/errors';
import { decodeJwt } from 'jose';

/** The scope of tokens that may do what their user may do. Clients are given it or not. */
export const FULL_ACCESS = 'user';

/**
 * Refuses a token that a client got for something else, such as reading an address. Hand it only
 * tokens that were verified. @throws `insufficient_scope`
 */
export function checkFullAccess(token: string): void {
  const { scope } = decodeJwt(token);
  if (typeof scope === 'string' && scope.split(' ').includes(FULL_ACCESS)) return;
  throw CommonErrors.insufficient_scope({
    detail: `This request needs a token with the scope \`${FULL_ACCESS}\`.`,
  });
}
