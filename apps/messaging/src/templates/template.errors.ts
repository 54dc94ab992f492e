import { defineErrors } from '@skydeck/errors';

export const TemplateErrors = defineErrors('template', {
  not_found: {
    status: 404,
    message: 'This project has no such template, or no such version of it.',
    fix: 'List the templates; test mode and live mode have their own.',
  },
  name_taken: {
    status: 409,
    message: 'Another template has this name.',
    fix: 'Change that template, or choose another name.',
  },
  not_published: {
    status: 409,
    message: 'No version of this template is published yet.',
    fix: 'Publish a version; until then it can only be previewed.',
  },
});
