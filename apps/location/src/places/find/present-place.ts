import timeZoneAt from '@photostructure/tz-lookup';
import { ATTRIBUTION } from '../../maps/regions/region.schema.js';
import { categoryName } from '../categories/categories.js';
import { contactOf, otherTags } from '../map/place-tags.js';
import { weekOf } from '../opening-hours/opening-times.js';
import type { OwnPlaceEntity } from '../own/own-place.entity.js';
import type { FoundPlace, Place } from './place.schema.js';
import { hoursOf, openingAt, type SeenOnMap, type SeenPlace } from './seen-place.js';

/** How a place is shown. */
export interface Shown {
  readonly at: Date;
  readonly language: string | undefined;
}

/** A place that was found, as callers see it. */
export function presentFound(
  seen: SeenPlace,
  distanceM: number | undefined,
  shown: Shown,
): FoundPlace {
  const distance = distanceM === undefined ? null : Math.round(distanceM * 10) / 10;
  return { ...commonOf(seen, shown), distance_m: distance };
}

/** All that is known of a place, as callers see it. */
export function presentPlace(seen: SeenPlace, shown: Shown): Place {
  const { lat, lon } = seen.place;
  const hours = hoursOf(seen);
  const week = hours === null ? [] : weekOf({ hours, lat, lon }, shown.at);
  const own = seen.source === 'own' ? seen.place : null;
  return {
    ...commonOf(seen, shown),
    names: seen.source === 'own' ? {} : namesOf(seen),
    details: seen.source === 'own' ? {} : otherTags(seen.pois.tags(seen.place.at)),
    time_zone: timeZoneAt(lat, lon),
    week: week.map(({ from, to, status, comment }) => ({
      opens_at: from.toISOString(),
      closes_at: to.toISOString(),
      status,
      comment,
    })),
    metadata: own?.metadata ?? {},
    created_at: own?.createdAt.toISOString() ?? null,
    updated_at: own?.updatedAt.toISOString() ?? null,
    attribution: ATTRIBUTION,
  };
}

function commonOf(seen: SeenPlace, { at, language }: Shown) {
  const { lat, lon, id } = seen.place;
  const state = openingAt(seen, at);
  return {
    id,
    source: seen.source,
    lat,
    lon,
    ...(seen.source === 'own' ? ownOf(seen.place, language) : mappedOf(seen, language)),
    opening_hours: hoursOf(seen),
    opening: state && {
      status: state.status,
      at: at.toISOString(),
      changes_at: state.changesAt?.toISOString() ?? null,
      comment: state.comment,
      time_zone: state.timeZone,
      are_holidays_known: state.areHolidaysKnown,
    },
  };
}

function ownOf(place: OwnPlaceEntity, language: string | undefined) {
  const { house_number: number, road, ...areas } = place.address;
  const street = [road, number].filter((part) => part !== undefined).join(' ');
  const { postcode, city, state, country } = areas;
  const parts = [place.name, street, [postcode, city].filter(Boolean).join(' '), state, country];
  return {
    name: place.name,
    category: { id: place.category, name: categoryName(place.category, language), tag: null },
    label: parts.filter((part) => part !== undefined && part !== '').join(', '),
    address: place.address,
    contact: place.contact,
    wheelchair: place.wheelchair,
    cuisine: [],
    external_id: place.externalId,
    region_id: null,
  };
}

function mappedOf({ place, pois, region }: SeenOnMap, language: string | undefined) {
  const { name, category, tag, label, address, tags } = pois.about(place, language);
  return {
    name: name === '' ? null : name,
    category: { id: category, name: categoryName(category, language), tag },
    label,
    address,
    contact: contactOf(tags),
    wheelchair: tags['wheelchair'] ?? null,
    cuisine: (tags['cuisine'] ?? '')
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
    external_id: null,
    region_id: region,
  };
}

const namesOf = ({ pois, place }: SeenOnMap): Record<string, string> =>
  Object.fromEntries(Object.entries(pois.about(place).names).filter(([key]) => key !== ''));
