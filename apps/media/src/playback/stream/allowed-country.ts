import { PlaybackErrors } from '../playback.errors.js';

/** In which countries something is played, by two letters (ISO 3166-1). */
export interface CountryRule {
  /** Any when empty. */
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
  readonly allowsUnknown: boolean;
}

/** Whether it depends on the country at all. */
export const hasCountries = (rule: CountryRule | null): rule is CountryRule =>
  rule !== null && rule.allowed.length + rule.denied.length > 0;

/**
 * Checks where a request comes from; what is denied is denied even if it is allowed too.
 * @throws `playback.not_allowed_in_country`
 */
export function checkCountry(rule: CountryRule | null, countryOf: () => string | null): void {
  if (!hasCountries(rule)) return;
  const country = countryOf();
  const isAllowed =
    country === null
      ? rule.allowsUnknown
      : !rule.denied.includes(country) &&
        (rule.allowed.length === 0 || rule.allowed.includes(country));
  if (!isAllowed) throw PlaybackErrors.not_allowed_in_country();
}
