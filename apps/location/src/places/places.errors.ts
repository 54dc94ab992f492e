import { defineErrors } from '@skydeck/errors';

/** Why a place cannot be found or kept. */
export const PlaceErrors = defineErrors('place', {
  not_found: {
    status: 404,
    message: 'There is no such place.',
    fix: 'Look for it with `GET /places/search`; places of maps are gone when the map is, or when they were unmapped.',
  },
  external_id_taken: {
    status: 409,
    message: 'The project has another place with this external id.',
    fix: 'Change that place, or choose another external id.',
  },
  of_map: {
    status: 403,
    message: 'This place is of a map; a project cannot change it.',
    fix: 'Change it in OpenStreetMap, or add a place of your own.',
  },
  opening_hours_invalid: {
    status: 422,
    message: 'The opening hours cannot be read.',
    fix: 'Write them as OpenStreetMap does, such as `Mo-Fr 09:00-18:00; Sa 10:00-14:00`.',
  },
});
