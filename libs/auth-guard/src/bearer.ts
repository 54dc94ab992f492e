const BEARER = /^bearer ([A-Za-z0-9._~+/=-]{1,4096})$/i;

/**
 * Reads the credential of an `Authorization: Bearer …` header: scheme in any case, one space.
 * @see https://www.rfc-editor.org/rfc/rfc6750#section-2.1
 */
export function readBearer(header: string | undefined): string | null {
  return (header && BEARER.exec(header)?.[1]) || null;
}
