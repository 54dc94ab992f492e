import { CommonErrors } from '@skydeck/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AuthApi } from '../auth/auth-api.js';
import { parseBody } from '../http/parse-body.js';
import type { TicketCookie } from '../second-factor/ticket-cookie.js';
import type { BrowserSessions } from '../session/browser-sessions.js';
import type { SignInCookie } from './sign-in-cookie.js';

const StartSignIn = z.union([
  z.strictObject({ email: z.string().min(3).max(320) }),
  z.strictObject({ phone: z.string().min(4).max(32) }),
]);

const EnterCode = z.strictObject({ id: z.string().max(64), code: z.string().min(4).max(12) });

export interface SignInRoutes {
  readonly auth: AuthApi;
  readonly sessions: BrowserSessions;
  readonly attempts: SignInCookie;
  readonly tickets: TicketCookie;
}

/** Signing in: ask for a code, then trade it for a session, or for half a sign-in, in a cookie. */
export function addSignInRoutes(bff: FastifyInstance, options: SignInRoutes): void {
  const { auth, sessions, attempts, tickets } = options;

  bff.post('/sign-in', async (request, reply) => {
    const started = await auth.signIn(parseBody(StartSignIn, request.body), request);
    attempts.give(reply, started.id);
    return reply.status(202).send(started);
  });

  bff.post('/verify', async (request, reply) => {
    const verified = await auth.verify(parseBody(EnterCode, request.body), request);
    const { account, session, second_factor_required: required } = verified;
    if (session) {
      sessions.begin(reply, session);
      return { account, session_id: session.session_id, second_factor: null };
    }
    if (!required) throw CommonErrors.internal_error();
    const { ticket, ...secondFactor } = required;
    tickets.give(reply, ticket);
    return { account: null, session_id: null, second_factor: secondFactor };
  });
}
