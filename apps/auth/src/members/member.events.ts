import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { ROLES } from '../projects/projects.schema.js';

const Member = z.object({
  account_id: z.string().describe('`acc_…`'),
  role: z.enum(ROLES).describe('What the member may do; when removed, what it was.'),
});

/** What happens to the members of a project. */
export const MemberEvents = defineEvents('member', {
  added: { schema: Member, description: 'A person was added to the project.' },
  updated: { schema: Member, description: 'The role of a member was changed.' },
  removed: { schema: Member, description: 'A member was removed from the project.' },
});
