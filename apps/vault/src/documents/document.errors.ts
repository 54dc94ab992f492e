import { defineErrors } from '@skydeck/errors';

/** Why a document cannot be shown. */
export const DocumentErrors = defineErrors('document', {
  not_found: {
    status: 404,
    message: 'There is no such document.',
    fix: 'List them with `GET /documents`; files whose text nobody reads are in `GET /files` alone.',
  },
});

/** Why there is no picture of a file. */
export const PreviewErrors = defineErrors('preview', {
  not_found: {
    status: 404,
    message: 'There is no picture of this file.',
    fix: 'Pictures are made of photographs and of PDF files; `GET /documents/{document}` and `GET /photos/{photo}` say what became of one.',
  },
  pending: {
    status: 409,
    message: 'The picture of this file is not made yet.',
    fix: 'Ask again in a moment, or wait for the event `photo.ready` or `document.ready`.',
  },
});
