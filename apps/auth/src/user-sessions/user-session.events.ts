import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { UserSessionEntity } from './user-session.entity.js';

const Session = z.object({
  id: z.string().describe('`ses_…`'),
  user_id: z.string().describe('`usr_…`'),
  amr: z.array(z.string()).describe('How the user proved itself, such as `otp` (RFC 8176).'),
});

/** What happens to the sessions of a project's users. */
export const UserSessionEvents = defineEvents('user_session', {
  created: { schema: Session, description: 'A user signed in.' },
  revoked: { schema: Session, description: 'A session was ended before its time.' },
  reuse_detected: {
    schema: Session,
    description:
      'An old refresh token was used again: it was copied or stolen, so the session has ended.',
  },
});

/** What events show of a session. */
export const toSessionData = ({ id, userId, amr }: UserSessionEntity) => ({
  id,
  user_id: userId,
  amr,
});
