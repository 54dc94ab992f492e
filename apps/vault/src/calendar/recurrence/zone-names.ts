import { findIana } from 'windows-iana';
import { Zone } from './zone.js';

const LONGEST = 200;

/**
 * The zone that a calendar means by a TZID: an IANA name, one with what programs put before it
 * (`/mozilla.org/20050126_1/Europe/Berlin`), or one of Windows (`W. Europe Standard Time`, by CLDR).
 */
export function zoneOf(tzid: string): Zone | null {
  const name = tzid.trim().replace(/^"|"$/g, '');
  if (name === '' || name.length > LONGEST) return null;
  if (/^(?:etc\/)?(?:utc|gmt|z)$/i.test(name)) return Zone.UTC;
  // Abbreviations and offsets are refused: Intl takes some, and they are not zones.
  const isName = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$/.test(name);
  const known = isName ? Zone.named(name) : null;
  if (known) return known;
  const [windows] = findIana(name);
  if (windows !== undefined) return Zone.named(windows);
  const parts = name.split('/');
  for (const length of [3, 2]) {
    const end = parts.slice(-length).join('/');
    const found =
      parts.length > length && /^[A-Z][A-Za-z_/+-]+$/.test(end) ? Zone.named(end) : null;
    if (found) return found;
  }
  return null;
}
