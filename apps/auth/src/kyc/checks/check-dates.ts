import { type Evidence, failed, passed, skipped, unclear, type Verdict } from './evidence.js';

/** Whether the document is still good today. One date that is past suffices. */
export function checkExpiry({ identities, today }: Evidence): Verdict {
  const dates = identities.flatMap(({ expiryDate }) => expiryDate ?? []);
  if (dates.length === 0) return unclear('expiry_unknown');
  return dates.some((date) => date < today) ? failed('document_expired') : passed;
}

/** Whether the holder is old enough. Dates that disagree count as the latest. */
export function checkAge({ identities, session: { minimumAge }, today }: Evidence): Verdict {
  if (minimumAge === null) return skipped;
  const latest = identities
    .flatMap(({ birthDate }) => birthDate ?? [])
    .toSorted()
    .at(-1);
  if (latest === undefined) return unclear('birth_date_unknown');
  return ageOf(latest, today) >= minimumAge ? passed : failed('under_age');
}

/** Whether nobody else was verified with this document in the project. */
export function checkDuplicate({ identities, isDuplicate }: Evidence): Verdict {
  if (identities.length === 0) return unclear('document_unreadable');
  return isDuplicate ? failed('duplicate_identity') : passed;
}

/** Full years between two dates as YYYY-MM-DD. Who was born on 29 February ages on 1 March. */
export function ageOf(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
