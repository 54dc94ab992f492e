import { foldLine } from '../../content-lines/content-lines.js';
import { stamp } from '../../content-lines/stamp.js';
import type { ContactFields } from './contact-fields.js';
import { componentOf } from './read-vcard.js';
import { addressOf, birthdayOf, kindedOf, textOf } from './read-values.js';
import { type ContactChange, escapeText, WRITERS } from './write-vcard.js';

/** A line of a vCard with its folds. */
interface Line {
  /** In capitals. */
  readonly name: string;
  readonly group: string | null;
  readonly raw: string;
}

/** A semicolon that no backslash escapes; two of those are one that escapes nothing. */
const BETWEEN_PARTS = /(?<=(?<!\\)(?:\\\\)*);/;
const FOLD = /\r?\n[ \t]/g;
const NAME = /^(?:([\w-]+)\.)?([\w-]+)[;:]/;

function linesOf(vcard: string): Line[] {
  const raws = vcard.split(/\r?\n(?![ \t])/).filter(Boolean);
  return raws.map((raw) => {
    const [, group = null, name = ''] = NAME.exec(raw.replaceAll(FOLD, '')) ?? [];
    return { raw, group, name: name.toUpperCase() };
  });
}

/** Of which property each field is, and what a line of it says. */
const PROPERTIES = {
  full_name: ['FN', textOf],
  job_title: ['TITLE', textOf],
  note: ['NOTE', textOf],
  emails: ['EMAIL', kindedOf],
  phones: ['TEL', kindedOf],
  addresses: ['ADR', addressOf],
  websites: ['URL', textOf],
  birthday: ['BDAY', birthdayOf],
} as const;
type Field = keyof typeof PROPERTIES;

/**
 * A vCard with other values. Lines that say the same as before stay as they were, and so does what
 * nobody here understands: pictures, labels, dates, properties of one program alone.
 */
export function changeVcard(
  vcard: string,
  before: ContactFields,
  change: ContactChange,
  now: Date,
): string {
  let lines = linesOf(vcard);
  const version = lines.find(({ name }) => name === 'VERSION')?.raw.slice('VERSION:'.length) ?? '';
  const isOfVersion4 = version.trim() === '4.0';
  for (const field of Object.keys(PROPERTIES) as Field[]) {
    const wanted = change[field];
    if (wanted === undefined || isSame(wanted, before[field])) continue;
    const write = WRITERS[field] as (value: unknown, is4: boolean) => string[];
    const parts = Array.isArray(wanted) ? wanted.map((one) => [one]) : [wanted];
    const items = parts.map((one) => ({
      value: Array.isArray(wanted) ? (one as unknown[])[0] : one,
      lines: write(one, isOfVersion4),
    }));
    lines = replace(lines, field, items, version);
  }
  const { given_name: given, family_name: family, organization } = change;
  if (given !== undefined || family !== undefined) {
    lines = withParts(lines, 'N', [family, given], 5);
  }
  if (organization !== undefined) lines = withParts(lines, 'ORG', [organization], 1);
  lines = put(lines, 'REV', [lineOf(`REV:${stamp(now)}`)]);
  return lines.map(({ raw }) => `${raw.replaceAll(/\r?\n/g, '\r\n')}\r\n`).join('');
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const lineOf = (text: string): Line => ({
  raw: foldLine(text),
  group: null,
  name: NAME.exec(text)?.[2] ?? '',
});

function replace(
  lines: readonly Line[],
  field: Field,
  items: readonly { readonly value: unknown; readonly lines: readonly string[] }[],
  version: string,
): Line[] {
  const [name, read] = PROPERTIES[field];
  const free = lines.filter((line) => line.name === name);
  const said = new Map(free.map((line) => [line, read(propertyOf(line, version))]));
  const found = items.flatMap(({ value, lines: written }) => {
    const at = free.findIndex((line) => isSame(sorted(said.get(line)), sorted(value)));
    return at === -1 ? written.map(lineOf) : free.splice(at, 1);
  });
  return put(lines, name, found);
}

/** Fields of an object in one order, whoever made it. */
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    : value;

/** Puts lines where those of the same name were, and takes labels away that belong to none any more. */
function put(lines: readonly Line[], name: string, wanted: readonly Line[]): Line[] {
  const old = lines.findIndex((line) => line.name === name);
  const at = old === -1 ? lines.length - 1 : old;
  const isGone = (line: Line) => line.name === name && !wanted.includes(line);
  const left = new Set(lines.filter((line) => !isGone(line)));
  const groups = new Set(lines.filter(isGone).flatMap(({ group }) => group ?? []));
  for (const line of left) {
    const { group } = line;
    if (group === null || !groups.has(group) || !line.name.startsWith('X-AB')) continue;
    const isNeeded = [...left].some((one) => one.group === group && !one.name.startsWith('X-AB'));
    if (!isNeeded) left.delete(line);
  }
  const others = (part: readonly Line[]) =>
    part.filter((line) => left.has(line) && line.name !== name);
  return [...others(lines.slice(0, at)), ...wanted, ...others(lines.slice(at))];
}

/** Sets some parts of a property that has several, and leaves the others. */
function withParts(
  lines: readonly Line[],
  name: string,
  wanted: readonly (string | undefined)[],
  most: number,
): Line[] {
  const line = lines.find((one) => one.name === name);
  const unfolded = line?.raw.replaceAll(FOLD, '') ?? `${name}:`;
  const colon = valueAt(unfolded);
  const parts = unfolded.slice(colon).split(BETWEEN_PARTS);
  while (parts.length < most) parts.push('');
  for (const [index, value] of wanted.entries()) {
    if (value !== undefined) parts[index] = escapeText(value);
  }
  const isEmpty = name !== 'N' && parts.every((part) => part === '');
  const text = unfolded.slice(0, colon) + parts.join(';');
  const made = { raw: foldLine(text), group: line?.group ?? null, name };
  return put(lines, name, isEmpty ? [] : [made]);
}

/** Where the value of a line begins: behind the first colon that no quotes hold. */
const valueAt = (line: string): number =>
  /^(?:[^":]|"[^"]*")*:/.exec(line)?.[0].length ?? line.length;

function propertyOf({ raw }: Line, version: string) {
  const text = `BEGIN:VCARD\r\nVERSION:${version.trim()}\r\n${raw}\r\nEND:VCARD\r\n`;
  return componentOf(text).getAllProperties()[1]!;
}
