import type { CommandContext } from '../../context/command-context.js';
import { failureOf } from '../../failures/failure.js';
import { notSignedIn } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';

/** `skydeck auth logout` */
export async function logout(context: CommandContext): Promise<Answer> {
  const { session } = await context.stored();
  if (!session) throw notSignedIn();
  if (session.refresh_token) await endSession(context);
  await context.store({ session: undefined, project: undefined });
  return {
    kind: 'item',
    item: { signed_out: true, context: await context.name() },
    columns: ['signed_out', 'context'],
  };
}

/** The session is forgotten here in any case; a service that is down must not keep us signed in. */
async function endSession(context: CommandContext): Promise<void> {
  try {
    const { auth } = await context.clients();
    await auth.POST('/api/v1/auth/accounts/sign-out');
  } catch (error) {
    if (context.signal.aborted) throw error;
    context.progress(`The service could not be told: ${failureOf(error).message}`);
  }
}
