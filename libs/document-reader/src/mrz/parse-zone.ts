import { type FieldRecords, parse } from 'mrz';
import { birthDateOf, expiryDateOf } from './dates.js';
import type { DecidedZone } from './decide-zone.js';
import type { DocumentKind, MrzFields, MrzFormat } from './mrz-fields.js';

/** Takes a zone apart; undefined unless the parser finds every field and check digit in order. */
export function parseZone(zone: DecidedZone, today: Date): MrzFields | undefined {
  const parsed = parse(zone.lines);
  const { format, fields, documentNumber } = parsed;
  const isZone = format === 'TD1' || format === 'TD2' || format === 'TD3';
  if (!parsed.valid || !isZone || !documentNumber) return undefined;
  const dates = datesOf(fields, today);
  if (dates === undefined) return undefined;
  return {
    format,
    lines: zone.lines,
    documentCode: fields.documentCode ?? '',
    kind: kindOf(fields.documentCode ?? ''),
    issuingState: stateOf(fields.issuingState),
    documentNumber: documentNumber.replaceAll(' ', ''),
    ...namesOf(format, zone.lines),
    nationality: stateOf(fields.nationality),
    ...dates,
    sex: sexOf(fields.sex),
    optionalData: [fields.optional, fields.optional1, fields.optional2, fields.personalNumber]
      .filter((value) => typeof value === 'string')
      .filter((value) => value !== ''),
    confidence: zone.confidence,
    decidedByCheckDigits: zone.decidedByCheckDigits,
  };
}

/** A date with all its digits must be one of the calendar; a date left open is none. */
function datesOf(
  { birthDate, expirationDate }: FieldRecords,
  today: Date,
): Pick<MrzFields, 'birthDate' | 'expiryDate'> | undefined {
  const birth = birthDateOf(birthDate ?? '', today);
  const expiry = expiryDateOf(expirationDate ?? '', today);
  const isBirthOpen = birthDate?.includes('<') ?? false;
  const isExpiryOpen = expirationDate?.includes('<') ?? false;
  if ((birth === null && !isBirthOpen) || (expiry === null && !isExpiryOpen)) return undefined;
  return { birthDate: birth, expiryDate: expiry };
}

const NAMES: Record<MrzFormat, (lines: string[]) => string> = {
  TD1: (lines) => lines[2]!,
  TD2: (lines) => lines[0]!.slice(5),
  TD3: (lines) => lines[0]!.slice(5),
};

/** Two fillers part surname and given names; a document with one name has none of them inside. */
function namesOf(format: MrzFormat, lines: string[]): Pick<MrzFields, 'surname' | 'givenNames'> {
  const [surname = '', ...given] = NAMES[format](lines).replace(/<+$/, '').split('<<');
  return {
    surname: surname.replaceAll('<', ' '),
    givenNames: given.join(' ').replaceAll('<', ' ').trim(),
  };
}

/** By custom R after the first letter marks permits of residence. */
function kindOf(code: string): DocumentKind {
  if (code.startsWith('P')) return 'passport';
  if (code === 'AC') return 'crew_certificate';
  return code[1] === 'R' ? 'residence_permit' : 'identity_card';
}

/** Germany prints `D`, as Doc 9303 allows it alone. */
function stateOf(code: string | null | undefined): string {
  return code === 'D' ? 'DEU' : (code ?? '');
}

function sexOf(sex: string | null | undefined): MrzFields['sex'] {
  return sex === 'male' || sex === 'female' ? sex : 'unspecified';
}
