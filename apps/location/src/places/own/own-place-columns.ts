import { CATEGORIES } from '../categories/categories.js';
import type { OwnPlaceEntity } from './own-place.entity.js';
import { lexemesOf } from './own-place-words.js';
import type { UpdatePlace } from './own-place.schema.js';

const namesOf = new Map(CATEGORIES.map(({ id, names }) => [id, Object.values(names)]));

/** The columns of what was given. */
export function columnsOf(wanted: UpdatePlace): Partial<OwnPlaceEntity> {
  const { external_id, opening_hours, address, contact, ...same } = wanted;
  const given = Object.entries(same).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(external_id !== undefined && { externalId: external_id }),
    ...(opening_hours !== undefined && { openingHours: opening_hours }),
    ...(address !== undefined && { address: defined(address) }),
    ...(contact !== undefined && { contact: defined(contact) }),
  };
}

/** What a place is found by: its name first, for there is room for so many words only. */
export function wordsOfPlace({ tenant, name, category, address, externalId }: OwnPlaceEntity) {
  const kinds = [...(namesOf.get(category) ?? []), category];
  return lexemesOf(tenant, [name, ...Object.values(address), externalId ?? '', ...kinds]);
}

const defined = (of: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(of).filter((one): one is [string, string] => one[1] !== undefined),
  );
