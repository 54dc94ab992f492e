import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { messagingOf } from './messaging-of.js';
import { MESSAGE_PROVIDER_KINDS } from './provider.commands.js';
import { providerFields } from './provider-fields.js';

const PROVIDERS = '/api/v1/providers';
const PROVIDER = `${PROVIDERS}/{id}` as const;

const COLUMNS = [
  'id',
  'kind',
  'name',
  'channels',
  'priority',
  { path: 'is_enabled', title: 'enabled' },
  'health',
  { path: 'last_failure', title: 'last failure' },
] as const;
const ALL_COLUMNS = [...COLUMNS, 'country_prefixes', 'categories', 'settings', 'cost'] as const;

/** `skydeck provider list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const items = await everyItem((query) =>
    messaging.GET(PROVIDERS, { params: { query }, headers }),
  );
  const empty =
    'No providers: messages stay in the outbox. Add one with `skydeck provider create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck provider show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(messaging.GET(PROVIDER, { params, headers }));
  return { kind: 'item', item, columns: ALL_COLUMNS };
}

/** `skydeck provider create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const kind = input.argumentOf('kind', MESSAGE_PROVIDER_KINDS);
  const body = { kind, ...(await providerFields(context, input)) };
  const item = await dataOf(messaging.POST(PROVIDERS, { body, headers }));
  return { kind: 'item', item, columns: ALL_COLUMNS };
}

/** `skydeck provider update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { id: input.argument('id') } };
  const isSet = input.flag('enable') || input.flag('disable');
  const body = {
    ...(await providerFields(context, input)),
    ...(isSet && { is_enabled: input.flag('enable') }),
  };
  const item = await dataOf(messaging.PATCH(PROVIDER, { params, body, headers }));
  return { kind: 'item', item, columns: ALL_COLUMNS };
}

/** `skydeck provider test` */
export async function test(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(messaging.POST(`${PROVIDER}/test`, { params, headers }));
  const columns = [{ path: 'is_working', title: 'working' }, 'failure', 'duration_ms'];
  return { kind: 'item', item, columns };
}

/** `skydeck provider delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { id: input.argument('id') } };
  const { name, kind } = await dataOf(messaging.GET(PROVIDER, { params, headers }));
  await context.confirm(`Remove the provider ${name} (${kind})?`, input.flag('yes'));
  const item = await dataOf(messaging.DELETE(PROVIDER, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
