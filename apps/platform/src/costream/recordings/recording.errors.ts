import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with a recording of a room. */
export const RoomRecordingErrors = defineErrors('room_recording', {
  not_found: {
    status: 404,
    message: 'This project has no such recording.',
    fix: 'List the recordings, and use an `id` from there.',
  },
  nobody_there: {
    status: 409,
    message: 'Nobody is in the room.',
    fix: 'Record once somebody is there, or set `record` of the room: it is recorded from the first who comes.',
  },
  already_recording: {
    status: 409,
    message: 'The room is being recorded already.',
    fix: 'Stop that recording first; a room has one at a time.',
  },
  not_over: {
    status: 409,
    message: 'The recording is not over.',
    fix: 'Stop it first, and wait until it is `ready` or `failed`.',
  },
  not_ready: {
    status: 409,
    message: 'There is nothing to download or play yet, or nothing became of the recording.',
    fix: 'Wait for `room_recording.ready`; what has `failed` says why in `failure`.',
  },
  no_such_track: {
    status: 404,
    message: 'The recording has no such file.',
    fix: 'Take an `id` of `tracks`; recordings that are no `tracks` have one film, without `track`.',
  },
  range_not_satisfiable: {
    status: 416,
    message: 'The file has no such range.',
    fix: 'Ask for bytes that it has; `size_bytes` says how many there are.',
  },
});
