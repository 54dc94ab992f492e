import { type AamvaContent, splitAamva } from './aamva-elements.js';
import type { AamvaFields } from './aamva-fields.js';

/** Cards write these where a field does not apply or has no value. */
const NOTHING = /^(?:NONE|UNAVL|N\/A|)$/i;

/** Reads an AAMVA barcode; undefined when it is another barcode or lacks number or name. */
export function parseAamva(text: string): AamvaFields | undefined {
  const content = splitAamva(text);
  if (content === undefined) return undefined;
  const { elements, version, issuerId, subfile } = content;
  const names = namesOf(elements);
  const documentNumber = valueOf(elements, 'DAQ');
  if (documentNumber === '' || names.surname === '') return undefined;
  const country = valueOf(elements, 'DCG') || null;
  return {
    version,
    issuerId,
    kind: subfile === 'DL' ? 'driver_licence' : 'identity_card',
    documentNumber,
    ...names,
    birthDate: dateOf(content, 'DBB'),
    issueDate: dateOf(content, 'DBD'),
    expiryDate: dateOf(content, 'DBA'),
    sex: sexOf(valueOf(elements, 'DBC')),
    address: addressOf(elements),
    country,
    elements,
  };
}

function valueOf(elements: Record<string, string>, id: string): string {
  const value = elements[id] ?? '';
  return NOTHING.test(value) ? '' : value;
}

/** Version 1 wrote the whole name into DAA, versions 2 and 3 the given names into DCT. */
function namesOf(elements: Record<string, string>): { surname: string; givenNames: string } {
  const [whole = '', ...rest] = valueOf(elements, 'DAA').split(',');
  const surname = valueOf(elements, 'DCS') || valueOf(elements, 'DAB') || whole;
  const single = ['DAC', 'DAD'].map((id) => valueOf(elements, id)).filter((name) => name !== '');
  const given = single.length > 0 ? single.join(' ') : valueOf(elements, 'DCT') || rest.join(' ');
  return {
    surname: surname.replace(/,+$/, '').trim(),
    givenNames: given.replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim(),
  };
}

/** The United States write MMDDYYYY, Canada and version 1 of the standard YYYYMMDD. */
function dateOf({ elements, version }: AamvaContent, id: string): string | null {
  const digits = valueOf(elements, id);
  if (!/^\d{8}$/.test(digits)) return null;
  const isYearFirst = elements['DCG'] === 'CAN' || version === 1;
  const iso = isYearFirst
    ? `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
    : `${digits.slice(4)}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isOnCalendar = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isOnCalendar ? iso : null;
}

function sexOf(code: string): AamvaFields['sex'] {
  if (code === '1' || code === 'M') return 'male';
  return code === '2' || code === 'F' ? 'female' : 'unspecified';
}

function addressOf(elements: Record<string, string>): AamvaFields['address'] {
  const [street, more, city, region, postal] = ['DAG', 'DAH', 'DAI', 'DAJ', 'DAK'].map((id) =>
    valueOf(elements, id),
  );
  if (!street || !city) return null;
  return {
    street: [street, more].filter(Boolean).join(', '),
    city,
    region: region ?? '',
    // Nine digits of which the last four are unknown are five.
    postalCode: (postal ?? '').replace(/^(\d{5})0000$/, '$1'),
  };
}
