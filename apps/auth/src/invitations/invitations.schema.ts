import { listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import { Email } from '../otp/email.js';
import { ROLES } from '../projects/projects.schema.js';
import {
  INVITATION_STATUSES,
  type InvitationEntity,
  invitationStatus,
} from './invitation.entity.js';

const RoleField = z.enum(ROLES).describe('What the person may do as a member.');

export const CreateInvitation = z
  .strictObject({ email: Email, role: RoleField })
  .meta({ id: 'CreateInvitation' });
export type CreateInvitation = z.output<typeof CreateInvitation>;

/** Which invitations of a project to list. */
export const ListInvitations = listQuery('invitations', {
  filters: {
    status: z.enum(INVITATION_STATUSES).describe('Only invitations in this status.'),
    role: z.enum(ROLES).describe('Only invitations to this role.'),
    email: Email.describe('Only invitations of this e-mail address.'),
  },
  sort: ['created_at', 'email'],
});
export type ListInvitations = z.output<typeof ListInvitations.schema>;

/** Which invitations to yourself to list. */
export const ListOwnInvitations = listQuery('own invitations', {
  filters: { status: z.enum(INVITATION_STATUSES).describe('Only invitations in this status.') },
  sort: ['created_at'],
});
export type ListOwnInvitations = z.output<typeof ListOwnInvitations.schema>;

const Inviter = z.object({
  account_id: z.string().describe('`acc_…`'),
  name: z.string().nullable().describe('Name, or else e-mail address or phone number.'),
});

export const Invitation = z
  .object({
    id: z.string().describe('`inv_…`'),
    project: z
      .object({
        id: z.string().describe('`prj_…`'),
        slug: z.string().describe('Name in addresses.'),
        name: z.string().describe('Name for people.'),
      })
      .describe('The project to join.'),
    email: z.string().describe('Only the account with this verified address can accept.'),
    role: RoleField,
    status: z.enum(INVITATION_STATUSES).describe('Open while `pending`.'),
    invited_by: Inviter.describe('Who invited.'),
    mailed_at: z.iso
      .datetime()
      .nullable()
      .describe('When the mail was handed over; null when it could not be: send it again.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    expires_at: z.iso.datetime().describe('When it ends by itself, 7 days after it was sent.'),
    ended_at: z.iso.datetime().nullable().describe('When it was accepted, declined or revoked.'),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof Invitation>;

/** An invitation with the names around it. */
export interface NamedInvitation extends InvitationEntity {
  readonly projectSlug: string;
  readonly projectName: string;
  readonly inviterName: string | null;
}

/** Shows invitations as they are at a moment. */
export const toInvitationAt =
  (now: Date) =>
  (row: NamedInvitation): Invitation => ({
    id: row.id,
    project: { id: row.projectId, slug: row.projectSlug, name: row.projectName },
    email: row.email,
    role: row.role,
    status: invitationStatus(row, now),
    invited_by: { account_id: row.invitedBy, name: row.inviterName },
    mailed_at: row.mailedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  });
