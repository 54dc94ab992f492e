import type { ContactFields } from '../vcard/contact-fields.js';

/** Most words that are looked for at once. */
const MOST_WORDS = 10;
const NUMBER = /^[+(]?[\d][\d\s()./-]*$/;

/** Small letters without accents, so that `muller` finds `Müller`. */
const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** What a contact is found by. */
export function foundBy(fields: ContactFields): string {
  const { full_name: name, given_name, family_name, organization, job_title } = fields;
  const { emails, phones } = fields;
  const words = [name, given_name, family_name, organization, job_title];
  const values = [...emails, ...phones].map(({ value }) => value);
  const numbers = phones.map(({ value }) => digitsOf(value));
  return folded([...words, ...values, ...numbers].filter(Boolean).join('\n'));
}

/** What somebody looks for, as patterns of `like`: each of them must be there. */
export function patternsOf(q: string): string[] {
  const text = folded(q).trim();
  // A number is one, however it is written.
  const words = NUMBER.test(text) ? [digitsOf(text)] : text.split(/\s+/).slice(0, MOST_WORDS);
  return words.filter(Boolean).map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
