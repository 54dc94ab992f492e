import type ICAL from 'ical.js';
import type { Kinded, PostalAddress } from './contact-fields.js';

/** Words that say how a value is sent or which is liked best, and not what it is. */
const NO_KINDS = new Set(['internet', 'pref', 'voice', 'x400']);

/** What a value of a vCard is, such as `home`. */
export function typesOf(property: ICAL.Property): string[] {
  const given: unknown = property.getParameter('type');
  const all = (Array.isArray(given) ? given : [given]).filter((one) => typeof one === 'string');
  const words = all.flatMap((one) => one.toLowerCase().split(','));
  return [...new Set(words)].filter((one) => one !== '' && !NO_KINDS.has(one));
}

/** The text of a property; parts are put one after another. */
export const textOf = (property: ICAL.Property | null | undefined): string =>
  plain(property?.getFirstValue() ?? '').trim();

/** The parser leaves semicolons escaped where a text has no parts. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.flat().filter(Boolean).join(' ');
  return typeof value === 'string' ? value.replaceAll(String.raw`\;`, ';') : String(value);
}

/** A part of a property that has several, such as the family name; empty when it is missing. */
export function partOf(property: ICAL.Property | null, index: number): string {
  const value: unknown = property?.getFirstValue() ?? '';
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return plain(parts[index] ?? '').trim();
}

const SCHEME = /^(?:mailto|tel):/i;

/** A value with its kind; addresses of the web that stand for one are written plainly. */
export const kindedOf = (property: ICAL.Property): Kinded => ({
  value: textOf(property).replace(SCHEME, ''),
  types: typesOf(property),
});

/** A postal address; what newer programs leave empty comes first and is put before the street. */
export function addressOf(property: ICAL.Property): PostalAddress {
  const [box = '', more = '', street = '', city = '', region = '', postal = '', country = ''] = [
    0, 1, 2, 3, 4, 5, 6,
  ].map((index) => partOf(property, index));
  return {
    street: [box, more, street].filter(Boolean).join('\n'),
    city,
    region,
    postal_code: postal,
    country,
    types: typesOf(property),
  };
}

const DAY = /^(\d{4}|-)-(\d\d)-(\d\d)/;

/** The day of a birth. Apple writes a year of its own where nobody knows it. */
export function birthdayOf(property: ICAL.Property | null): string | null {
  const [, year, month, day] = DAY.exec(property ? textOf(property) : '') ?? [];
  if (year === undefined) return null;
  const unknown: unknown = property?.getParameter('x-apple-omit-year');
  return `${year === unknown ? '-' : year}-${month}-${day}`;
}
