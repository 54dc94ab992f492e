/** Seconds in a day that no clock is changed on. */
export const DAY_S = 86_400;

/** A day of the Gregorian calendar. */
export interface CivilDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** Days since 1 January 1970 of a date, by arithmetic alone: dates are asked for by the thousand. */
export function dayNumber(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468
  );
}

/** The date of days since 1 January 1970. */
export function civilDay(number: number): CivilDay {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return { year: year + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** Day of the week of days since 1 January 1970; 0 is Sunday. */
export const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7;

/** How many days the month has. */
export const daysInMonth = (year: number, month: number): number =>
  month === 12 ? 31 : dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);

/** How many days the year has. */
export const daysInYear = (year: number): number =>
  dayNumber(year + 1, 1, 1) - dayNumber(year, 1, 1);

const FORM = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/;

/** A date or time as iCalendar writes it. */
export interface WrittenTime {
  /** Seconds since 1970 on the clock on the wall. */
  readonly wall: number;
  readonly isDate: boolean;
  /** In UTC, whatever zone is named elsewhere. */
  readonly isUtc: boolean;
}

/** Reads `19980118`, `19980118T230000` or `19980118T230000Z`; null when it is none of them. */
export function readTime(text: string): WrittenTime | null {
  const parts = FORM.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  // A leap second is 60; it is taken for the second after.
  if (!isDay || hour > 23 || minute > 59 || second > 60) return null;
  const wall = dayNumber(year, month, day) * DAY_S + hour * 3600 + minute * 60 + second;
  return { wall, isDate: parts[4] === undefined, isUtc: parts[7] === 'Z' };
}

const padded = (number: number, length = 2) => String(number).padStart(length, '0');

/** Writes it as iCalendar does. */
export function writeTime({ wall, isDate, isUtc }: WrittenTime): string {
  const number = Math.floor(wall / DAY_S);
  const { year, month, day } = civilDay(number);
  const date = `${padded(year, 4)}${padded(month)}${padded(day)}`;
  if (isDate) return date;
  const rest = wall - number * DAY_S;
  const time = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60];
  return `${date}T${time.map((part) => padded(part)).join('')}${isUtc ? 'Z' : ''}`;
}
