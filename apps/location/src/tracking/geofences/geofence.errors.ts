import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with a geofence. */
export const GeofenceErrors = defineErrors('geofence', {
  not_found: {
    status: 404,
    message: 'This project has no such geofence.',
    fix: 'List the geofences; test mode and live mode have their own.',
  },
});
