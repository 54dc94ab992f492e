import { defineErrors } from '@skydeck/errors';

export const TopicErrors = defineErrors('topic', {
  not_found: {
    status: 404,
    message: 'This project has no such topic.',
    fix: 'List the topics; test mode and live mode have their own.',
  },
  key_taken: {
    status: 409,
    message: 'Another topic has this key.',
    fix: 'Change that topic, or choose another key.',
  },
  not_optional: {
    status: 409,
    message: 'Nobody can opt out of a transactional topic.',
    fix: 'Choose a marketing topic, or suppress the address for everything.',
  },
});
