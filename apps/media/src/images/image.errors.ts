import { defineErrors } from '@skydeck/errors';

/** Why a picture cannot be kept, or be deleted. */
export const ImageErrors = defineErrors('picture', {
  not_found: {
    status: 404,
    message: 'This project has no such image.',
    fix: 'List the images; test mode and live mode have their own.',
  },
  in_use: {
    status: 409,
    message: 'Assets that are not finished need this image.',
    fix: 'Wait until they are ready, or cancel their uploads.',
  },
  not_an_image: {
    status: 422,
    message: 'The file is no PNG, JPEG or WebP picture of 4 megapixels at most.',
    fix: 'Save the picture anew as PNG, and make it smaller.',
  },
  too_large: {
    status: 413,
    message: 'An image may have 8 MiB at most.',
    fix: 'Make the picture smaller.',
  },
  not_fetched: {
    status: 422,
    message: 'The image could not be fetched from its address.',
    fix: 'Name an address on the public internet that answers with the picture.',
  },
});
