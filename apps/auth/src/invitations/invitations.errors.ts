import { defineErrors } from '@skydeck/errors';
import type { InvitationEntity } from './invitation.entity.js';

export const InvitationErrors = defineErrors('invitation', {
  not_found: {
    status: 404,
    message: 'There is no such invitation.',
    fix: 'List the invitations. A link stops working when the invitation is sent again.',
  },
  already_invited: {
    status: 409,
    message: 'This person has an open invitation to the project.',
    fix: 'Send the open invitation again, or revoke it first.',
  },
  not_open: {
    status: 409,
    message: 'This invitation has ended.',
    fix: 'Ask for a new invitation; `status` says how this one ended.',
  },
  expired: {
    status: 409,
    message: 'This invitation has expired.',
    fix: 'Ask for a new invitation.',
  },
  wrong_account: {
    status: 403,
    message: 'This invitation is for another e-mail address.',
    fix: 'Sign in with the e-mail address that the invitation was sent to.',
  },
});

/** Why an invitation cannot be used that is not open any more. */
export function invitationEnded({ status }: Pick<InvitationEntity, 'status'>): Error {
  return ['pending', 'expired'].includes(status)
    ? InvitationErrors.expired()
    : InvitationErrors.not_open();
}
