import { defineErrors } from '@skydeck/errors';

/** What console routes and the console's socket refuse. */
export const ConsoleErrors = defineErrors('console', {
  token_invalid: {
    status: 401,
    message: 'This console token is unknown, used, or expired.',
    fix: 'Ask for another with `POST /v1/projects/{project}/vps/{vps}/console`; each opens one connection within 60 seconds.',
  },
  origin_refused: {
    status: 403,
    message: 'Pages of this origin may not open consoles.',
    fix: 'Open the console from the dashboard, or without the `Origin` header from a program.',
  },
  not_found: {
    status: 404,
    message: 'This server has no such open console.',
    fix: 'Leave `session_id` out to open a console of your own.',
  },
  unsupported: {
    status: 422,
    message: 'The engine of this server has no way in of this kind.',
    fix: 'Use the other `mode`, or log in by SSH.',
  },
});

/** How a command in a server can fail before it has an exit code. */
export const ExecErrors = defineErrors('exec', {
  timed_out: {
    status: 504,
    message: 'The command did not end in time and was killed.',
    fix: 'Send a larger `timeout_s`, at most 60, or have the command work in the background.',
  },
});

/** What routes of recordings refuse. */
export const RecordingErrors = defineErrors('recording', {
  not_found: {
    status: 404,
    message: 'This server has no such recording.',
    fix: 'List the recordings of the server, and use an `id` from there.',
  },
  running: {
    status: 409,
    message: 'The console is still being recorded.',
    fix: 'Close the console first.',
  },
  no_room: {
    status: 409,
    message: 'The recordings of this project take all the room they may.',
    fix: 'Delete some recordings, or open the console without `record`.',
  },
});
