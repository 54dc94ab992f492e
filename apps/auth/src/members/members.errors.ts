import { defineErrors } from '@skydeck/errors';

export const MemberErrors = defineErrors('member', {
  not_found: {
    status: 404,
    message: 'This account is not a member of the project.',
    fix: 'List the members of the project.',
  },
  already_member: {
    status: 409,
    message: 'This person is a member of the project already.',
    fix: 'Change the role of the member instead.',
  },
  last_owner: {
    status: 409,
    message: 'A project needs at least one owner.',
    fix: 'Make somebody else an owner first, or delete the project.',
  },
});
