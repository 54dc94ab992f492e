import { defineErrors } from '@skydeck/errors';

export const DeviceErrors = defineErrors('device', {
  not_found: {
    status: 404,
    message: 'This code is not known or has expired.',
    fix: 'Compare it with what the device shows, or start again on the device.',
  },
  decided: {
    status: 409,
    message: 'This device was approved or denied already.',
    fix: 'Start again on the device.',
  },
});
