import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

const SESSIONS = '/api/v1/kyc/sessions';
const SESSION = `${SESSIONS}/{id}` as const;
const COLUMNS = [
  'id',
  { path: 'user_id', title: 'user' },
  { path: 'external_reference', title: 'reference' },
  'status',
  'outcome',
  'reasons',
  { path: 'created_at', title: 'created' },
] as const;

/** The project is told in a header, as these routes do not have it in their path. */
export async function inProject(context: CommandContext) {
  return { 'skydeck-project': await context.project() };
}

/** `skydeck kyc create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = await inProject(context);
  const { auth } = await context.clients();
  const checks = input.list('check');
  const body = {
    user_id: input.text('user'),
    external_reference: input.text('reference'),
    ...(checks.length > 0 && { checks }),
    countries: [...input.list('country')],
    minimum_age: input.count('minimumAge', { min: 1, max: 120 }),
    redirect_url: input.text('redirectUrl'),
  };
  const item = await dataOf(auth.POST(SESSIONS, { headers, body: body as never }));
  context.progress('Give the link to the person: it is shown only now, and lasts a day.');
  return { kind: 'item', item, columns: ['id', 'status', 'url', 'expires_at'] };
}

/** `skydeck kyc list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = await inProject(context);
  const { auth } = await context.clients();
  const filter = { external_reference: input.text('reference') };
  const items = await everyItem((page) =>
    auth.GET(SESSIONS, { headers, params: { query: { ...page, ...filter } } }),
  );
  const empty = 'Nobody is verified yet. Begin with `skydeck kyc create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck kyc show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = await inProject(context);
  const { auth } = await context.clients();
  const path = { id: input.argument('id') };
  const item = await dataOf(auth.GET(SESSION, { headers, params: { path } }));
  const results = item.results.map(({ type, status }) => `${type}: ${status}`);
  return { kind: 'item', item: { ...item, checked: results }, columns: [...COLUMNS, 'checked'] };
}

/** `skydeck kyc redact` */
export async function redact(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = await inProject(context);
  const { auth } = await context.clients();
  const path = { id: input.argument('id') };
  await context.confirm(`Delete everything personal of ${path.id} for good?`, input.flag('yes'));
  const item = await dataOf(auth.POST(`${SESSION}/redact`, { headers, params: { path } }));
  return { kind: 'item', item, columns: ['id', 'status', 'outcome', 'redacted_at'] };
}
