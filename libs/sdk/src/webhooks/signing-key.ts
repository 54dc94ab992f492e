const PREFIX = 'whsec_';
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of the UTF-8 form of a text. */
export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** Bytes that stand in base64; undefined when the text is none. */
export function fromBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
}

/** The key that a secret such as `whsec_…` stands for. */
export async function signingKey(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const bytes = fromBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  // The secret itself must not stand in the message.
  if (!bytes?.length) throw new TypeError('The secret of a webhook looks like whsec_….');
  return crypto.subtle.importKey('raw', bytes, HMAC, false, [use]);
}

/** What is signed: `<id>.<timestamp>.<body>`. */
export function signedContent(id: string, timestamp: string, body: string | Uint8Array): Bytes {
  const start = utf8(`${id}.${timestamp}.`);
  const rest = typeof body === 'string' ? utf8(body) : body;
  const content = new Uint8Array(start.length + rest.length);
  content.set(start);
  content.set(rest, start.length);
  return content;
}
