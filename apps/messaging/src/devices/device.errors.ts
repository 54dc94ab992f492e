import { defineErrors } from '@skydeck/errors';

export const DeviceErrors = defineErrors('device', {
  not_found: {
    status: 404,
    message: 'There is no such device in this project and mode.',
    fix: 'List the devices; test mode and live mode have their own.',
  },
});
