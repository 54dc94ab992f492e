const SHORTEST_SECRET = 6;
const MASK = '***';

/** Blanks secrets in one line of output. */
export type MaskSecrets = (line: string) => string;

/**
 * Makes a function that replaces every one of these values by `***`. Values below six characters
 * stay: they are in every other word. Of a value with several lines, each line is a secret.
 */
export function maskSecrets(values: Iterable<string>): MaskSecrets {
  const secrets = new Set<string>();
  for (const value of values) {
    for (const form of [value, ...value.split(/\r?\n/), encodeURIComponent(value)]) {
      const secret = form.trim();
      if (secret.length >= SHORTEST_SECRET) secrets.add(secret);
    }
  }
  // The longest first: a secret that holds another one must not leave its ends behind.
  const sorted = [...secrets].toSorted((one, other) => other.length - one.length);
  return (line) => sorted.reduce((text, secret) => text.replaceAll(secret, MASK), line);
}
