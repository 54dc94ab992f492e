import { defineErrors } from '@skydeck/errors';

/** Why a device cannot be taken, found or changed. */
export const TrackedDeviceErrors = defineErrors('tracked_device', {
  not_found: {
    status: 404,
    message: 'This project has no such device.',
    fix: 'List the devices; test mode and live mode have their own.',
  },
  external_id_taken: {
    status: 409,
    message: 'Another device has this `external_id` already.',
    fix: 'Change or delete that one; with a `protocol`, the name is unique among all projects.',
  },
  no_external_id: {
    status: 422,
    message: 'A device that speaks a protocol of trackers needs an `external_id`.',
    fix: 'Send its IMEI as `external_id`, by which the protocol names it.',
  },
  key_invalid: {
    status: 401,
    message: 'No device has this ingest key.',
    fix: 'Make a key with `POST /devices/{device}/key`; it is sent as `id` of the report.',
  },
});
