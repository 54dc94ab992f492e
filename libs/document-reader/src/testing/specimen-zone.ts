import { checkDigitOf } from '../mrz/check-digit.js';
import type { MrzFormat } from '../mrz/mrz-fields.js';

/** What is printed into the zone of a specimen. */
export interface SpecimenHolder {
  code: string;
  state: string;
  surname: string;
  givenNames: string;
  number: string;
  nationality: string;
  birth: string;
  sex: 'M' | 'F' | '<';
  expiry: string;
  optional?: string;
}

/** Lays the holder's data out as ICAO Doc 9303 has it, with right check digits. */
export function specimenZone(format: MrzFormat, holder: SpecimenHolder): string[] {
  return { TD1: td1, TD2: td2, TD3: td3 }[format](holder);
}

function td3(holder: SpecimenHolder): string[] {
  const number = checked(fill(holder.number, 9));
  const personal = fill(holder.optional ?? '', 14);
  const optional = holder.optional ? checked(personal) : `${personal}<`;
  const composite = checkDigitOf(number + birthOf(holder) + expiryOf(holder) + optional);
  return [
    fill(holder.code, 2) + fill(holder.state, 3) + fill(nameOf(holder), 39),
    number +
      fill(holder.nationality, 3) +
      birthOf(holder) +
      holder.sex +
      expiryOf(holder) +
      optional +
      composite,
  ];
}

function td2(holder: SpecimenHolder): string[] {
  const number = checked(fill(holder.number, 9));
  const optional = fill(holder.optional ?? '', 7);
  const composite = checkDigitOf(number + birthOf(holder) + expiryOf(holder) + optional);
  return [
    fill(holder.code, 2) + fill(holder.state, 3) + fill(nameOf(holder), 31),
    number +
      fill(holder.nationality, 3) +
      birthOf(holder) +
      holder.sex +
      expiryOf(holder) +
      optional +
      composite,
  ];
}

function td1(holder: SpecimenHolder): string[] {
  const first = checked(fill(holder.number, 9)) + fill(holder.optional ?? '', 15);
  const rest = fill('', 11);
  const composite = checkDigitOf(first + birthOf(holder) + expiryOf(holder) + rest);
  return [
    fill(holder.code, 2) + fill(holder.state, 3) + first,
    birthOf(holder) +
      holder.sex +
      expiryOf(holder) +
      fill(holder.nationality, 3) +
      rest +
      composite,
    fill(nameOf(holder), 30),
  ];
}

const birthOf = (holder: SpecimenHolder): string => checked(holder.birth);
const expiryOf = (holder: SpecimenHolder): string => checked(holder.expiry);
const checked = (text: string): string => text + checkDigitOf(text);
const fill = (text: string, length: number): string => text.slice(0, length).padEnd(length, '<');

function nameOf({ surname, givenNames }: SpecimenHolder): string {
  return [surname, givenNames].map((name) => name.replaceAll(' ', '<')).join('<<');
}
