import { CommonErrors } from '@skydeck/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AuthApi } from '../auth/auth-api.js';
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
}

/** Signing in: ask for a code, then trade it for a session that only a cookie refers to. */
export function addSignInRoutes(bff: FastifyInstance, options: SignInRoutes): void {
  const { auth, sessions, attempts } = options;

  bff.post('/sign-in', async (request, reply) => {
    const started = await auth.signIn(parse(StartSignIn, request.body), request);
    attempts.give(reply, started.id);
    return reply.status(202).send(started);
  });

  bff.post('/verify', async (request, reply) => {
    const { account, session } = await auth.verify(parse(EnterCode, request.body), request);
    sessions.begin(reply, session);
    return { account, session_id: session.session_id };
  });
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw CommonErrors.validation_failed({
    issues: result.error.issues.map((issue) => toIssue(issue)),
  });
}

function toIssue({ path, code, message }: z.core.$ZodIssue) {
  return { location: ['body', ...path].join('.'), code, message };
}
