import { execFileSync } from 'node:child_process';
import type { Answer, AuthHarness, User } from './auth-harness.js';

/** A code of an authenticator app, made by oathtool at the time of the test. */
export function appCode(auth: AuthHarness, secret: string, laterS = 0): string {
  const at = new Date(auth.clock.now().getTime() + laterS * 1000);
  const now = at.toISOString().replace('T', ' ').replace(/\..*/, ' UTC');
  const args = ['--totp', '--base32', `--now=${now}`, secret];
  return execFileSync('oathtool', args, { encoding: 'utf8' }).trim();
}

/** A code that no app shows now. */
export function wrongCode(auth: AuthHarness, secret: string): string {
  const near = new Set([-30, 0, 30].map((laterS) => appCode(auth, secret, laterS)));
  return ['000000', '000001', '000002', '000003'].find((code) => !near.has(code)) ?? '';
}

/** An authenticator app of somebody. */
export interface App {
  readonly id: string;
  readonly secret: string;
}

/** Adds an app with a token or a ticket and gives its first code; time goes on by a step. */
export async function addApp(auth: AuthHarness, token: string, path = '/auth/factors') {
  const added = await auth.api(path, { token, body: { type: 'totp' } });
  const app: App = {
    id: String(added.data['id']),
    secret: (added.data['totp'] as unknown as { secret: string }).secret,
  };
  const body = { code: appCode(auth, app.secret) };
  const verified = await auth.api(`${path}/${app.id}/verify`, { token, body });
  auth.clock.advance(30_000);
  return { app, added, verified };
}

/** Signs a user in again by the phone, as far as that goes. */
export async function signInByPhone(
  auth: AuthHarness,
  key: string,
  phone: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const asked = await auth.api('/auth/otp/request', { token: key, body: { phone } });
  const id = String(asked.data['id']);
  const body = { id, code: auth.messaging.codeOf(id) };
  return auth.api('/auth/otp/verify', { token: key, body, headers });
}

/** What an answer asks for instead of giving a session. */
export function secondFactorOf({ data }: Answer) {
  return data['second_factor_required'] as unknown as {
    ticket: string;
    can_enrol: boolean;
    has_recovery_codes: boolean;
    factors: { id: string; type: string; to_masked: string | null }[];
  };
}

/** The session of an answer. */
export function sessionOf({ data }: Answer): Pick<User, 'token' | 'refreshToken' | 'sessionId'> {
  const session = data['session'] as unknown as {
    access_token: string;
    refresh_token: string;
    session_id: string;
  };
  return {
    token: session.access_token,
    refreshToken: session.refresh_token,
    sessionId: session.session_id,
  };
}
