import { defineErrors } from '@skydeck/errors';

export const ProjectErrors = defineErrors('project', {
  slug_taken: {
    status: 409,
    message: 'Another project of this installation uses this slug.',
    fix: 'Choose another slug, or leave it out to get one made from the name.',
  },
  slug_reserved: {
    status: 422,
    message: 'This slug is reserved.',
    fix: 'Choose a slug that is not the name of a part of the platform.',
  },
});
