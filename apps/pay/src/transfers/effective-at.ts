import { invalid } from '@skydeck/envelope';

const DAY_MS = 86_400_000;

/**
 * Whether something may count as having happened then.
 * @throws `validation_failed` that names the field
 */
export function checkEffectiveAt(at: Date, now: Date, location = 'body.effective_at'): void {
  if (at.getTime() < 0) throw refused('too_small', 'Must not be before 1970.');
  if (at.getTime() > now.getTime() + DAY_MS) {
    throw refused('too_big', 'Must not be more than a day from now.');
  }

  function refused(code: string, message: string) {
    return invalid([{ location, code, message }]);
  }
}
