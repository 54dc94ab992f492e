import { eventually } from '@skydeck/testing';
import { dataOf } from './call.js';
import type { World } from './world.js';

/** The session of a user of a project's product. */
export interface UserSession {
  readonly session_id: string;
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Signs a user of the product of `alpha` in, with the code in the outbox. */
export async function signInUser(
  world: World,
  token: string,
  phone = '+4915112345678',
  mode = 'live',
): Promise<UserSession> {
  const asked = await world.auth('/auth/otp/request', token, { phone });
  const body = { id: asked['id'], code: await codeTo(world, phone, mode) };
  const { session } = await world.auth('/auth/otp/verify', token, body);
  return session as UserSession;
}

/** An authenticator app of a user, which nobody has confirmed. */
export async function makeFactor(world: World, token: string): Promise<string> {
  const added = await world.auth('/auth/factors', token, { type: 'totp' });
  return String(added['id']);
}

/** What finishes the sign-up of a user of `alpha` with a password. */
export async function pendingUserSignUp(
  world: World,
  token: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ id: string; code: string }> {
  const started = await world.auth('/auth/sign-up', token, { email, password });
  return { id: String(started['id']), code: await codeTo(world, email, 'live') };
}

/** The newest code to somebody; messages are listed newest first. */
async function codeTo(world: World, to: string, mode: string): Promise<string> {
  const headers = { 'skydeck-project': 'alpha', 'skydeck-mode': mode };
  const outbox = world.at('messaging', `/api/v1/outbox?to=${encodeURIComponent(to)}`);
  return eventually(async () => {
    const { items } = await dataOf(outbox, { token: world.owner, headers });
    const [message] = items as { content: { text: string } }[];
    const [code] = /\d{6}/.exec(message?.content.text ?? '') ?? [];
    if (code === undefined) throw new Error('No code has come yet.');
    return code;
  });
}
