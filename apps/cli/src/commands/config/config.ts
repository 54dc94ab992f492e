import type { StoredContext } from '../../config/config-file.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';

/** `skydeck config view` */
export async function view(context: CommandContext): Promise<Answer> {
  const { contexts, current_context } = await context.config.read();
  const { environment, globals } = context;
  const stored = await context.stored();
  const item = {
    path: context.config.path,
    context: await context.name(),
    project: globals.project ?? environment['SKYDECK_PROJECT'] ?? stored.project ?? null,
    endpoints: await context.endpoints().catch(() => null),
    token_from: environment['SKYDECK_TOKEN'] ? 'SKYDECK_TOKEN' : stored.session ? 'session' : null,
    current_context,
    contexts: Object.fromEntries(
      Object.entries(contexts).map(([name, one]) => [name, withoutSecrets(one)]),
    ),
  };
  const columns = ['path', 'context', 'project', 'token_from', 'endpoints', 'contexts'];
  return { kind: 'item', item, columns };
}

/** Named one by one, so that what is stored in future is not shown by chance. */
function withoutSecrets({ endpoints, project, session }: StoredContext): object {
  return {
    project: project ?? null,
    endpoints: endpoints ?? null,
    session: session && {
      auth_url: session.auth_url,
      expires_at:
        session.expires_at_ms === undefined ? null : new Date(session.expires_at_ms).toISOString(),
    },
  };
}
