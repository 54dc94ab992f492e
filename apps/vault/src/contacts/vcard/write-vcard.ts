import { foldLine } from '../../content-lines/content-lines.js';
import type { Kinded, PostalAddress } from './contact-fields.js';

/** What callers can set of a contact; what is left out stays as it is. */
export interface ContactChange {
  readonly full_name?: string | undefined;
  readonly given_name?: string | undefined;
  readonly family_name?: string | undefined;
  readonly organization?: string | undefined;
  readonly job_title?: string | undefined;
  readonly emails?: readonly Kinded[] | undefined;
  readonly phones?: readonly Kinded[] | undefined;
  readonly addresses?: readonly PostalAddress[] | undefined;
  readonly websites?: readonly string[] | undefined;
  readonly birthday?: string | null | undefined;
  readonly note?: string | undefined;
}

/** Text as it stands in a vCard. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (one) => `\\${one}`).replaceAll(/\r\n|\r|\n/g, '\\n');

const typed = (name: string, types: readonly string[]) =>
  types.length === 0 ? name : `${name};TYPE=${types.map((one) => one.toUpperCase()).join(',')}`;

const SOME_YEAR = '1604';

/** The lines that say something, without the ends of lines and not yet folded. */
export const WRITERS = {
  full_name: (value: string) => [`FN:${escapeText(value)}`],
  job_title: (value: string) => (value === '' ? [] : [`TITLE:${escapeText(value)}`]),
  note: (value: string) => (value === '' ? [] : [`NOTE:${escapeText(value)}`]),
  emails: (all: readonly Kinded[]) =>
    all.map(({ value, types }) => `${typed('EMAIL', types)}:${escapeText(value)}`),
  phones: (all: readonly Kinded[]) =>
    all.map(({ value, types }) => `${typed('TEL', types)}:${escapeText(value)}`),
  websites: (all: readonly string[]) => all.map((value) => `URL:${value}`),
  addresses: (all: readonly PostalAddress[]) =>
    all.map(({ types, street, city, region, postal_code: postal, country }) => {
      const parts = ['', '', street, city, region, postal, country].map(escapeText);
      return `${typed('ADR', types)}:${parts.join(';')}`;
    }),
  birthday: (day: string | null, isOfVersion4: boolean) => {
    if (day === null) return [];
    if (isOfVersion4)
      return [
        `BDAY:${day.startsWith('--') ? day.replace(/-(?=\d\d$)/, '') : day.replaceAll('-', '')}`,
      ];
    // vCard 3.0 knows no day without a year; what Apple writes is understood widely.
    if (!day.startsWith('--')) return [`BDAY:${day}`];
    return [`BDAY;X-APPLE-OMIT-YEAR=${SOME_YEAR}:${SOME_YEAR}-${day.slice(2)}`];
  },
} as const;

/** The vCard of a new contact, which has nothing in it but its name and what it is known by. */
export const emptyVcard = (uid: string, name: string): string =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Skydeck//Vault//EN',
    `UID:${escapeText(uid)}`,
    `FN:${escapeText(name)}`,
    'N:;;;;',
    'END:VCARD',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
