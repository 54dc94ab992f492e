/** What stands where a secret was. */
export const MASKED = '[masked]';

/** Values that look like secrets or tell who somebody is, whatever file they are in. */
const PATTERNS: readonly RegExp[] = [
  /\bdk_(?:live|test)_[0-9A-Za-z]{8,}/g,
  /\b(?:whsec|invt|rft|shr|sk|pk|rk)_[\w-]{8,}/g,
  // JSON Web Tokens, and what begins like one.
  /\beyJ[\w-]{8,}(?:\.[\w-]+){0,2}/g,
  /\bAKIA[0-9A-Z]{12,}/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  /(?<=\b(?:bearer|basic)\s)[\w.~+/=-]{6,}/gi,
  // The password of an address.
  /(?<=\b[a-z][a-z\d+.-]*:\/\/[^\s:/@"']*:)[^\s@"']+(?=@)/gi,
  // A member or parameter whose name says that it is one.
  /(?<=["']?[\w-]*(?:secret|password|passphrase|token|pepper|api_?key|private_?key|credential|cookie|authorization)[\w-]*["']?\s*[:=]\s*["']?)(?!\[masked\])[^\s"',;&}]{4,}/gi,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?<![\w.])\+\d[\d ()-]{7,}\d/g,
];
const SHORTEST = 6;

/** Takes secrets out of texts: those that are known by value, and what looks like one. */
export class Mask {
  readonly #known: readonly string[];

  constructor(known: Iterable<string>) {
    // The longest first: one may be a part of another.
    this.#known = [...new Set(known)]
      .filter((value) => value.length >= SHORTEST)
      .toSorted((a, b) => b.length - a.length);
  }

  text(text: string): string {
    let masked = text;
    for (const value of this.#known) masked = masked.replaceAll(value, MASKED);
    for (const pattern of PATTERNS) masked = masked.replaceAll(pattern, MASKED);
    return masked;
  }
}

/** Whether the name of a setting says that its value is nobody's business. */
export function isSecretName(name: string): boolean {
  return /SECRET|PASSWORD|PASSPHRASE|TOKEN|PEPPER|CREDENTIAL|PRIVATE|(^|_)(API_)?KEYS?($|_)|DSN/.test(
    name,
  );
}
