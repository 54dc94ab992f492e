import { everyItem } from '../../api/every-item.js';
import type { VaultClient } from '../../api/clients.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { usageError } from '../../failures/cli-error.js';
import { ACTIVITY_KINDS } from './activity-kinds.js';
import { type VaultHeaders, vaultOf } from './vault-of.js';

const ACTIVITY = '/api/v1/spaces/{space}/activity';
const MOST = 1000;

/** `skydeck vault activity` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const space = await spaceIdOf(vault, headers, input);
  const [kind, actor, subject] = [
    input.text('kind') === undefined ? undefined : input.choice('kind', ACTIVITY_KINDS),
    input.text('by'),
    input.text('subject'),
  ];
  const filters = {
    ...(kind !== undefined && { kind }),
    ...(actor !== undefined && { actor }),
    ...(subject !== undefined && { subject }),
  };
  const most = input.count('limit', { min: 1, max: MOST }) ?? 50;
  const found = await everyItem(
    (page) =>
      vault.GET(ACTIVITY, {
        params: { path: { space }, query: { ...page, ...filters } },
        headers,
      }),
    most,
  );
  const items = found.map((one) => Object.assign(one, { by: one.actor.user_id ?? one.actor.id }));
  const columns = ['at', 'by', 'what', 'kind', 'name', 'subject'];
  return { kind: 'list', items, columns, empty: 'Nothing was done.' };
}

/** The space that was named, or the main one. */
export async function spaceIdOf(
  vault: VaultClient,
  headers: VaultHeaders,
  input: CommandInput,
): Promise<string> {
  const named = input.text('space');
  if (named !== undefined) return named;
  const all = await everyItem((query) =>
    vault.GET('/api/v1/spaces', { params: { query: { ...query, sort: 'created_at' } }, headers }),
  );
  const main = all.find((one) => one.is_main);
  if (!main) throw usageError('Name a space with --space: the main one is not for this user.');
  return main.id;
}
