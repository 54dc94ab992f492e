import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with a note. */
export const NoteErrors = defineErrors('note', {
  not_found: {
    status: 404,
    message: 'There is no such note.',
    fix: 'List the notes; test mode and live mode have their own, and so has each space.',
  },
  revision_not_found: {
    status: 404,
    message: 'The note has no such revision.',
    fix: 'List them with `GET /notes/{note}/revisions`; of each note the last 500 are kept.',
  },
  item_not_found: {
    status: 404,
    message: 'The checklist of the note has no such box.',
    fix: 'Read it with `GET /notes/{note}/checklist`; boxes are counted from 0.',
  },
  item_changed: {
    status: 409,
    message: 'This box has another text by now.',
    fix: 'Read the checklist again: lines were added or removed before it.',
  },
  in_trash: {
    status: 409,
    message: 'The note is in the trash.',
    fix: 'Bring it back with `POST /notes/{note}/restore` first.',
  },
  encrypted: {
    status: 409,
    message: 'Only who has the key can read this note.',
    fix: 'Read and change the text where the key is, and store the new ciphertext.',
  },
  archive_unreadable: {
    status: 422,
    message: 'This is no archive of notes.',
    fix: 'Send a zip of Markdown files, or the JEX or RAW export of Joplin as tar or zip.',
  },
  archive_too_large: {
    status: 413,
    message: 'The archive is too large.',
    fix: 'Send at most 64 MiB, 64 MiB of texts unpacked, with at most 10,000 notes of 512 KiB.',
  },
});
