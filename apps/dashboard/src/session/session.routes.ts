import { ApiRequestError } from '@skydeck/sdk';
import type { FastifyInstance } from 'fastify';
import type { AuthApi } from '../auth/auth-api.js';
import type { BrowserSessions } from './browser-sessions.js';

export interface SessionRoutes {
  readonly auth: AuthApi;
  readonly sessions: BrowserSessions;
  readonly hasLocalOutbox: boolean;
}

/** `/bff/session`: who is signed in, and signing out. */
export function addSessionRoutes(bff: FastifyInstance, options: SessionRoutes): void {
  const { auth, sessions, hasLocalOutbox } = options;

  bff.get('/session', async (request, reply) => {
    const session = await sessions.find(request, reply);
    const nobody = { account: null, session_id: null, local_outbox: hasLocalOutbox };
    if (!session) return nobody;
    try {
      const account = await auth.me(session.accessToken, request);
      return { ...nobody, account, session_id: session.sessionId };
    } catch (error) {
      if (!(error instanceof ApiRequestError) || error.status !== 401) throw error;
      sessions.end(reply, session);
      return nobody;
    }
  });

  bff.delete('/session', async (request, reply) => {
    const session = await sessions.find(request, reply);
    sessions.end(reply, session);
    // The browser is signed out even when auth is away; the session then ends by its age.
    if (session) {
      await auth.signOut(session.accessToken, request).catch((error: unknown) => {
        request.log.warn({ request_id: request.id, err: error }, 'sign-out did not reach auth');
      });
    }
    return { deleted: true };
  });
}
