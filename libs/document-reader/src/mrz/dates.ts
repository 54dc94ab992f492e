const PAST_YEARS = 30;
const FUTURE_YEARS = 50;

/** A birth date of six digits: the latest century that does not put it into the future. */
export function birthDateOf(yymmdd: string, today: Date): string | null {
  const now = isoDay(today);
  return (
    [2000, 1900]
      .map((century) => toIsoDay(yymmdd, century))
      .find((date) => date !== null && date <= now) ?? null
  );
}

/** An expiry date of six digits: the century that puts it from 30 years ago to 50 years ahead. */
export function expiryDateOf(yymmdd: string, today: Date): string | null {
  const earliest = isoDay(yearsFrom(today, -PAST_YEARS));
  const latest = isoDay(yearsFrom(today, FUTURE_YEARS));
  return (
    [1900, 2000, 2100]
      .map((century) => toIsoDay(yymmdd, century))
      .find((date) => date !== null && date >= earliest && date <= latest) ?? null
  );
}

/** The date if the calendar has it: 30 February does not become March. */
function toIsoDay(yymmdd: string, century: number): string | null {
  if (!/^\d{6}$/.test(yymmdd)) return null;
  const year = century + Number(yymmdd.slice(0, 2));
  const iso = `${year}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && isoDay(date) === iso ? iso : null;
}

function yearsFrom(date: Date, years: number): Date {
  const moved = new Date(date);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved;
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
