const VERIFIER_BYTES = 32;

/** Bytes in the alphabet of addresses. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A secret that nobody can guess. */
export const randomText = (): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));

/** The challenge of a verifier. @see https://www.rfc-editor.org/rfc/rfc7636#section-4.2 */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
}
