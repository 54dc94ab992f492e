import { iso1A2Code } from '@rapideditor/country-coder';
import { madeDraft, type Draft } from './draft.js';
import type { Names } from './names.js';

const LANGUAGES = ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'pl', 'ru', 'tr', 'zh', 'ja', 'ar'];
const OTHER_NAMES: Readonly<Record<string, string>> = { us: 'USA', gb: 'UK', ae: 'UAE' };

/** Countries of places: as mapped, and where an extract cut their borders, from coarse borders of the world. */
export class Countries {
  readonly #made = new Map<string, Draft>();

  /** Two small letters; '' at sea. */
  codeAt(lat: number, lon: number): string {
    return iso1A2Code([lon, lat])?.toLowerCase() ?? '';
  }

  /** The draft of a country; null at sea. */
  at(lat: number, lon: number): Draft | null {
    const code = this.codeAt(lat, lon);
    return code === '' ? null : this.#of(code, lat, lon);
  }

  get made(): Draft[] {
    return Array.from(this.#made.values());
  }

  #of(code: string, lat: number, lon: number): Draft {
    const known = this.#made.get(code);
    if (known) {
      const [south, west, north, east] = known.box;
      known.box = [
        Math.min(south, lat),
        Math.min(west, lon),
        Math.max(north, lat),
        Math.max(east, lon),
      ];
      return known;
    }
    const names = countryNames(code);
    const draft = madeDraft('country', ['place', 'country'], {
      names,
      lat,
      lon,
      box: [lat, lon, lat, lon],
    });
    draft.country = code;
    this.#made.set(code, draft);
    return draft;
  }
}

/** Names of a country in some languages, and its code. */
export function countryNames(code: string): Names {
  const names: Record<string, string> = { ref: code };
  for (const language of LANGUAGES) {
    const name = new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase());
    if (name !== undefined) names[language] = name;
  }
  const other = OTHER_NAMES[code];
  if (other !== undefined) names['alt_name'] = other;
  return { '': names['en'] ?? code, ...names };
}
