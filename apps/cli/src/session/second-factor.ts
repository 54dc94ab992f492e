import { dataOf } from '@skydeck/sdk';
import type { AuthClient } from '../api/clients.js';
import { CliError } from '../failures/cli-error.js';
import { ExitCode } from '../failures/exit-code.js';

const STEP_UP = '/api/v1/auth/accounts/step-up';

/** Gives the code of an app, or a recovery code, to the session that makes the requests. */
export async function giveSecondFactor(auth: AuthClient, typed: string): Promise<void> {
  const code = typed.trim();
  if (!/^\d{6}$/.test(code)) {
    await dataOf(auth.POST(STEP_UP, { body: { recovery_code: code } }));
    return;
  }
  const query = { type: 'totp' as const, status: 'active' as const };
  const { items } = await dataOf(auth.GET('/api/v1/auth/accounts/factors', { params: { query } }));
  const [app] = items;
  if (!app) {
    throw new CliError('no_app', 'You have no authenticator app.', ExitCode.auth, {
      hint: 'Use a recovery code, or your passkey in the dashboard.',
    });
  }
  await dataOf(auth.POST(STEP_UP, { body: { factor_id: app.id, code } }));
}
