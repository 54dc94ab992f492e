import { z } from 'zod';
import type { PlaceNamesConfig } from './place-names.config.js';

const TIMEOUT_MS = 20_000;
const MOST_CHARACTERS = 200;
const SETTLEMENTS = ['city', 'town', 'village', 'hamlet', 'suburb', 'municipality', 'county'];

const Named = z.object({ name: z.string(), address: z.record(z.string(), z.string()) });
const Answered = z.object({
  data: z.object({ items: z.array(z.object({ results: z.array(Named) })) }),
});

/** Asks the Location API that the operator chose what places are called. */
export class PlaceNamer {
  constructor(private readonly config: PlaceNamesConfig) {}

  /** Whether there is one to ask. */
  get isOn(): boolean {
    return this.config.VAULT_PLACE_NAMES_URL !== undefined;
  }

  /**
   * The names of up to 100 places, in their order; null where there is none.
   * @param cells `latitude,longitude` in degrees
   */
  async names(cells: readonly string[], signal: AbortSignal): Promise<(string | null)[]> {
    const { VAULT_PLACE_NAMES_URL: url = '', VAULT_PLACE_NAMES_KEY: key } = this.config;
    const language = this.config.VAULT_PLACE_NAMES_LANGUAGE;
    const items = cells.map((cell) => {
      const [lat, lon] = cell.split(',').map(Number);
      return { lat, lon, layers: 'place', ...(language !== undefined && { lang: language }) };
    });
    const response = await fetch(`${url.replace(/\/$/, '')}/api/v1/geocode/batch`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ items }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`Location answered ${response.status}.`);
    }
    const answers = Answered.parse(await response.json()).data.items;
    if (answers.length !== cells.length) throw new Error('Location left answers out.');
    return answers.map(({ results: [nearest] }) => (nearest ? nameOf(nearest) : null));
  }
}

/** A town and its country, as people say where they were. */
function nameOf({ name, address }: z.output<typeof Named>): string | null {
  const kind = SETTLEMENTS.find((one) => address[one] !== undefined);
  const settlement = kind === undefined ? name : (address[kind] ?? name);
  const parts = [settlement, address['country']].filter((part) => part !== undefined);
  const line = [...new Set(parts)].join(', ').replaceAll(/\p{Cc}+/gu, ' ');
  return line.slice(0, MOST_CHARACTERS).toWellFormed().trim() || null;
}
