import { defineErrors } from '@skydeck/errors';

/** Why time is not moved. */
export const TestClockErrors = defineErrors('test_clock', {
  live_mode: {
    status: 409,
    message: 'Test clocks exist only in test mode: in live mode time is what it is.',
    fix: 'Use a key that begins with `dk_test_`, or the header `Skydeck-Mode: test`.',
  },
  not_found: {
    status: 404,
    message: 'This project has no test clock: real time counts.',
    fix: 'Create one with `POST /test-clock`.',
  },
  exists: {
    status: 409,
    message: 'This project has a test clock already.',
    fix: 'Move it with `POST /test-clock/advance`, or remove it before.',
  },
  advancing: {
    status: 409,
    message: 'The test clock is on its way to another time.',
    fix: 'Read it until `status` is `ready`, then try again.',
  },
  ahead: {
    status: 409,
    message: 'The test clock is ahead of real time, and time does not go back.',
    fix: 'Go on with the clock, wait until real time is there, or use the test mode of another project.',
  },
  backwards: {
    status: 422,
    message: 'Time only moves forward.',
    fix: 'Name a time that is not before `now_at`; a new clock starts no earlier than real time.',
  },
  too_far: {
    status: 422,
    message: 'A clock moves by 366 days at once at most, and not beyond the year 2099.',
    fix: 'Move it in several steps.',
  },
});
