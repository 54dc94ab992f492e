import { defineErrors } from '@skydeck/errors';

/** Why nothing can be looked for. */
export const GeocodingErrors = defineErrors('geocoding', {
  unsupported_by_engine: {
    status: 422,
    message: 'The engine of this installation cannot do that.',
    fix: 'Leave out what the detail names, or have the installation use the `embedded` engine.',
  },
  engine_unavailable: {
    status: 502,
    message: 'The engine that finds places does not answer.',
    fix: 'Try again; if it goes on, have the operator look at `LOCATION_GEOCODER_URL`.',
  },
  busy: {
    status: 503,
    message: 'Too many are looking for places at the moment.',
    fix: 'Try again after `Retry-After` seconds.',
  },
});
