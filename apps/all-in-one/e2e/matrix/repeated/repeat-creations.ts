import type { Operation } from '@skydeck/api-fuzz';
import { answersNotKept } from '@skydeck/idempotency/testing';
import { newId } from '@skydeck/ids';
import pg from 'pg';
import type { ServiceName } from '../../../src/stack/stack-ports.js';
import { type Answer, call } from '../call.js';
import { isForUsers, namesProject } from '../credentials.js';
import { filled, type Fixtures, valueOf } from '../fixtures.js';
import type { World } from '../world.js';
import { RawBody } from './creation-bodies.js';

/** What may have changed by itself until it is looked at again. */
const MOVING =
  /^(status|ready|operation|expires_in|state|stage|stage_times|progress|version|.*_at|problem|error|checks|counts|attempts|response_.*|\w+_bytes|sha256)$/;
/** What is another one on purpose: another session of the same user, another key under the same name. */
const RENEWED = new Set(['access_token', 'refresh_token', 'session_id', 'private_key']);

/**
 * Whether an operation makes something, as far as its document tells. One that asks for a key keeps it with what
 * it books.
 */
export const isCreating = ({ method, parameters, answers }: Operation): boolean =>
  method === 'POST' &&
  parameters.some(
    ({ name, required = false }) => name.toLowerCase() === 'idempotency-key' && !required,
  ) &&
  ['201', '202'].some((status) => answers.has(status));

export interface Creation {
  readonly operation: Operation;
  readonly body: object | RawBody | undefined;
}

/**
 * Makes each thing, loses every answer, and asks again with the same keys.
 * @returns what is wrong, in words
 */
export async function repeatCreations(
  world: World,
  fixtures: Fixtures,
  service: ServiceName,
  creations: readonly Creation[],
): Promise<string[]> {
  const url = world.stack.environment['DATABASE_URL'];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const schema = world.stack.environment[`${service.toUpperCase()}_SCHEMA`] ?? '';
  await client.query(`set search_path to ${schema}`);
  try {
    const query = async (sql: string) => client.query(sql);
    const asked = creations.map((one) => ({ ...one, key: newId('once') }));
    const ask = async () => {
      const answers: Answer[] = [];
      for (const one of asked) answers.push(await send(world, fixtures, service, one));
      return answers;
    };
    const first = await answersNotKept(query, ask);
    const noted = await countNotes(client);
    const again = await ask();
    const after = await countNotes(client);
    return asked.flatMap(({ operation: { id } }, index) => {
      const [one, other] = [first[index], again[index]];
      if (!one || !other) return [];
      if (one.status >= 300)
        return [`${id}: ${one.status} ${one.error?.code}: ${one.error?.detail}`];
      const problem = differenceOf(one, other) ?? notedTwice(one, noted, after);
      return problem === undefined ? [] : [`${id}: ${problem}`];
    });
  } finally {
    await client.end();
  }
}

function send(
  world: World,
  fixtures: Fixtures,
  service: ServiceName,
  { operation, body, key }: Creation & { readonly key: string },
): Promise<Answer> {
  const { callers, path } = operation;
  const isOwners = (callers?.includes('account') ?? false) || path.includes('{project}');
  const token = isForUsers(callers)
    ? world.endUser
    : isOwners
      ? world.owner
      : (world.keys.get(service)?.full ?? '');
  const target = filled(operation, (name) =>
    name === 'project' ? 'alpha' : (valueOf(operation, name, fixtures) ?? 'unclassified'),
  );
  const url = world.at(service, body instanceof RawBody ? `${target}?${body.query}` : target);
  return call(url, {
    method: 'POST',
    token,
    ...(body instanceof RawBody ? { bytes: body.bytes } : { body }),
    headers: {
      'idempotency-key': key,
      ...(namesProject(operation) && !path.includes('{project}') && { 'skydeck-project': 'alpha' }),
    },
  });
}

function differenceOf(one: Answer, other: Answer): string | undefined {
  if (one.status !== other.status) {
    return `${one.status}, then ${other.status} ${other.error?.code ?? ''}`;
  }
  if (one.meta.operation_id !== other.meta.operation_id) return 'another operation';
  const names = differing(one.data, other.data);
  return names.length > 0 ? `other ${names.join(', ')}` : undefined;
}

function differing(one: unknown, other: unknown, name = ''): string[] {
  const last = name.split('.').at(-1) ?? '';
  if (MOVING.test(last) || RENEWED.has(last)) return [];
  if (typeof one === 'object' && one !== null && typeof other === 'object' && other !== null) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].flatMap((key) =>
      differing(
        (one as Record<string, unknown>)[key],
        (other as Record<string, unknown>)[key],
        name === '' ? key : `${name}.${key}`,
      ),
    );
  }
  return one === other ? [] : [name];
}

/** How often each thing is in the audit log, by its identifier. */
async function countNotes(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ target: string; count: number }>(
    'select target, count(*)::int as count from audit_entry group by target',
  );
  return new Map(rows.map(({ target, count }) => [target, count]));
}

function notedTwice(
  { data }: Answer,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string | undefined {
  const id = String(data['id']);
  return before.get(id) === after.get(id) ? undefined : 'once more in the audit log';
}
