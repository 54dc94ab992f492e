import { defineErrors } from '@skydeck/errors';

/** Why a time cannot be booked. */
export const BookingErrors = defineErrors('booking', {
  page_not_found: {
    status: 404,
    message: 'There is no such page to book times on.',
    fix: 'Ask whoever sent you here; pages can be closed.',
  },
  not_found: {
    status: 404,
    message: 'There is no such booking.',
    fix: 'It may have been called off already.',
  },
  slot_taken: {
    status: 409,
    message: 'This time is not free any more.',
    fix: 'Ask for the free times again, and choose another one.',
  },
});
