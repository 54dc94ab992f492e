import { listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import type { AccountEntity } from '../accounts/account.entity.js';
import { Email } from '../otp/email.js';
import { Phone } from '../otp/phone.js';
import { ROLES } from '../projects/projects.schema.js';
import type { MemberEntity } from './member.entity.js';

const RoleField = z
  .enum(ROLES)
  .describe('owner and admin may do all; developer all but members and live keys; viewer reads.');

export const AddMember = z
  .strictObject({ email: Email.optional(), phone: Phone.optional(), role: RoleField })
  .refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
    error: 'Name either `email` or `phone`.',
    path: ['email'],
  })
  .meta({ id: 'AddMember' });
export type AddMember = z.output<typeof AddMember>;

export const UpdateMember = z.strictObject({ role: RoleField }).meta({ id: 'UpdateMember' });
export type UpdateMember = z.output<typeof UpdateMember>;

/** Which members of a project to list. */
export const ListMembers = listQuery('members', {
  filters: {
    role: z.enum(ROLES).describe('Only members with this role.'),
    status: z.enum(['active', 'invited']).describe('Only members whose accounts are so.'),
  },
  hasOwnTime: true,
});
export type ListMembers = z.output<typeof ListMembers.schema>;

export const Member = z
  .object({
    account_id: z.string().describe('`acc_…`'),
    email: z.string().nullable().describe('E-mail address of the person.'),
    phone: z.string().nullable().describe('Phone number of the person.'),
    name: z.string().nullable().describe('Name of the person.'),
    status: z.enum(['active', 'invited']).describe('Invited until the person first signs in.'),
    role: RoleField,
    created_at: z.iso.datetime().describe('When the person was added.'),
  })
  .meta({ id: 'Member' });
export type Member = z.output<typeof Member>;

/** A member with the account behind it. */
export interface NamedMember {
  readonly id: string;
  readonly createdAt?: Date;
  readonly member: MemberEntity;
  readonly account: AccountEntity;
}

export function toMember({ member, account }: NamedMember): Member {
  const { id, email, phone, name, status } = account;
  const { role, createdAt } = member;
  return { account_id: id, email, phone, name, status, role, created_at: createdAt.toISOString() };
}
