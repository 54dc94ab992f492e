import { listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import type { SessionEntity } from './session.entity.js';

/** Which of an account's sessions to list. */
export const ListSessions = listQuery('sessions', {
  filters: { client: z.enum(['browser', 'device']).describe('Only sessions that this holds.') },
  sort: ['created_at', 'refreshed_at'],
});
export type ListSessions = z.output<typeof ListSessions.schema>;

export const Session = z
  .object({
    id: z.string().describe('`ses_…`'),
    client: z.enum(['browser', 'device']).describe('What holds the session.'),
    is_current: z.boolean().describe('Whether it makes this request.'),
    aal: z.enum(['aal1', 'aal2']).describe('`aal2` once two factors were given.'),
    ip: z.string().nullable().describe('Address that it was last used from.'),
    user_agent: z.string().nullable().describe('Program that it was last used by.'),
    created_at: z.iso.datetime().describe('When it began.'),
    refreshed_at: z.iso.datetime().describe('When its tokens were last refreshed.'),
    expires_at: z.iso.datetime().describe('When it ends at the latest.'),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;

export function toSession(session: SessionEntity, currentId: string | undefined): Session {
  const { id, client, aal, ip, userAgent, createdAt, refreshedAt, expiresAt } = session;
  return {
    id,
    client,
    is_current: id === currentId,
    aal,
    ip,
    user_agent: userAgent,
    created_at: createdAt.toISOString(),
    refreshed_at: refreshedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
