import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { SPACE_ROLES } from './space.entity.js';

const of = {
  space_id: z.string().describe('`spc_…`'),
  user_id: z.string().describe('Your own id of the user.'),
};
const Member = z.object({ ...of, role: z.enum(SPACE_ROLES).describe('What the user may do.') });

/** What happens to members of spaces. */
export const SpaceMemberEvents = defineEvents('space_member', {
  added: { schema: Member, description: 'A user was let into a space.' },
  updated: { schema: Member, description: 'A member of a space got another role.' },
  removed: { schema: z.object(of), description: 'A user is no longer let into a space.' },
});
