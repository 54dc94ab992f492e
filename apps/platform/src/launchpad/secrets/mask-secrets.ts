import { indexTexts, maskFound } from './found-secrets.js';
import { secretForms } from './secret-forms.js';
import { maskSplit } from './split-secret.js';

const SHORTEST_SECRET = 6;
const MASK = '***';

/** Blanks secrets in one line of output. */
export type MaskSecrets = (line: string) => string;

/**
 * Makes a function that replaces every one of these values by `***`, also in base64, in addresses
 * and in JSON, and what of it is broken over two lines. Values below six characters stay: they are
 * in every other word. Of a value with several lines, each line is a secret.
 */
export function maskSecrets(values: Iterable<string>): MaskSecrets {
  const forms: string[] = [];
  const whole: string[] = [];
  for (const value of new Set(values)) {
    const trimmed = value.trim();
    if (trimmed.length >= SHORTEST_SECRET) whole.push(trimmed);
    for (const one of new Set([value, trimmed])) {
      forms.push(...secretForms(one).map((form) => form.trim()));
    }
  }
  const index = indexTexts(forms, SHORTEST_SECRET);
  return (line) => {
    const masked = maskFound(line, index, SHORTEST_SECRET, MASK);
    return whole.reduce((text, secret) => maskSplit(text, secret, MASK), masked);
  };
}
