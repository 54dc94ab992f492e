import { setTimeout as delay } from 'node:timers/promises';
import { Body, Controller, HttpCode, Injectable, Module, Param, Patch, Post } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { DatabaseModule } from '@skydeck/database';
import { CommonErrors } from '@skydeck/errors';
import { createService, type Service, setUpLog } from '@skydeck/service';
import { eventually, TestClock, testDatabase } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { IdempotencyKeys } from './idempotency-keys.js';
import { idempotencyMigrations } from './idempotency.migrations.js';
import { IdempotencyModule } from './idempotency.module.js';
import { idOfMadeThing, idOfThing, secretOfThing } from './thing-of-request.js';

const Wanted = z.strictObject({ name: z.string(), fail: z.int().optional() });
let runs = 0;
let things: { id: string; made: string | undefined; secrets: string[] }[] = [];
let more: string[] = [];

@Controller('shelves/:shelf/things')
class ThingsController {
  @Post()
  @HttpCode(201)
  async create(
    @Param('shelf') shelf: string,
    @Body({ schema: Wanted }) body: z.output<typeof Wanted>,
  ) {
    const run = ++runs;
    const secrets = [secretOfThing('key', 16), secretOfThing('seal', 16), secretOfThing('key', 16)];
    things.push({
      id: idOfThing('thg', clock.now().getTime()),
      made: idOfMadeThing('thg'),
      secrets: secrets.map((secret) => secret.toString('hex')),
    });
    more.push(idOfThing('thg', clock.now().getTime()));
    await delay(20);
    if (body.fail === 409) throw CommonErrors.conflict();
    if (body.fail === 403) throw CommonErrors.forbidden();
    if (body.fail === 429) throw CommonErrors.rate_limited({ retryAfterS: 1 });
    if (body.fail === 500) throw new Error('a bug');
    return { shelf, name: body.name, run, secret: 'dk_live_shown_once' };
  }

  @Patch()
  async change(@Body({ schema: Wanted }) { name }: z.output<typeof Wanted>) {
    const run = ++runs;
    await delay(20);
    return { name, run };
  }
}

/** Takes the caller's word for who they are. */
@Injectable()
class NamedCaller implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<{
      headers: Record<string, string | undefined>;
      principal?: object;
    }>();
    const id = request.headers['x-caller'];
    if (id) request.principal = { kind: 'account', id, scopes: [] };
    return true;
  }
}

@Module({
  controllers: [ThingsController],
  providers: [{ provide: APP_GUARD, useClass: NamedCaller }],
})
class ThingsModule {}

const database = testDatabase();
const schema = database.schema('things');
const clock = new TestClock();
let service: Service;

beforeAll(async () => {
  setUpLog({ level: 'silent' });
  service = await createService({
    name: 'things',
    title: 'Things API',
    prefix: 'v1',
    clock,
    module: {
      module: ThingsModule,
      imports: [
        DatabaseModule.forRoot({
          url: database.url,
          schema,
          entities: [],
          migrations: idempotencyMigrations,
        }),
        IdempotencyModule.forRoot({ serviceSecret: 'a secret of the services, long enough' }),
      ],
    },
    listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
  });
  await service.listen();
});

afterAll(async () => {
  await service.close();
  await database[Symbol.asyncDispose]();
});

beforeEach(() => {
  runs = 0;
  things = [];
  more = [];
});

interface Call {
  readonly key?: string;
  readonly body?: unknown;
  readonly caller?: string | null;
  readonly shelf?: string;
}

async function post({ key, body = { name: 'a' }, caller = 'acc_1', shelf = 's1' }: Call) {
  const response = await fetch(`${service.url}/v1/shelves/${shelf}/things`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(caller === null ? {} : { 'x-caller': caller }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const { data, error } = JSON.parse(text) as {
    data: { run?: number };
    error?: { code: string; errors: { location: string }[] };
  };
  return { status: response.status, headers: response.headers, text, data, error };
}

describe('Idempotency-Key', () => {
  it('answers the same request with the same answer, and runs it once', async () => {
    const first = await post({ key: 'same' });
    const second = await post({ key: 'same' });
    expect(second.text).toBe(first.text);
    expect(second.status).toBe(201);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(runs).toBe(1);
  });

  it('runs one of 50 at once; the others wait their turn or see its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post({ key: 'race' })));
    expect(runs).toBe(1);
    const fresh = answers.filter(
      ({ status, headers }) => status === 201 && !headers.get('idempotency-replayed'),
    );
    expect(fresh).toHaveLength(1);
    for (const { status, error, headers } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, error?.code]).toEqual([409, 'idempotency_in_progress']);
      expect(headers.get('retry-after')).toBe('1');
    }
  });

  it('runs a change once, too', async () => {
    const change = {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        'x-caller': 'acc_patch',
        'idempotency-key': 'change',
      },
      body: JSON.stringify({ name: 'b' }),
    };
    const url = `${service.url}/v1/shelves/1/things`;
    const [first, second] = [await fetch(url, change), await fetch(url, change)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(runs).toBe(1);
  });

  it('422: refuses a key that was used with another body or another path', async () => {
    await post({ key: 'used' });
    const others = [{ body: { name: 'b' } }, { shelf: 's2' }];
    for (const other of others) {
      const { status, error } = await post({ key: 'used', ...other });
      expect([status, error?.code]).toEqual([422, 'idempotency_mismatch']);
    }
    expect(runs).toBe(1);
  });

  it('keeps the keys of callers apart', async () => {
    await post({ key: 'mine' });
    expect((await post({ key: 'mine', caller: 'acc_2' })).data.run).toBe(2);
  });

  it.each(['', 'x'.repeat(256), 'tab\tinside', 'ümlaut'])(
    '422: refuses the key %j',
    async (key) => {
      const { status, error } = await post({ key: Buffer.from(key).toString('latin1') });
      expect([status, error?.code]).toEqual([422, 'validation_failed']);
      expect(error?.errors[0]?.location).toBe('header.idempotency-key');
    },
  );

  it.each([403, 429, 500])('runs again what was answered %i', async (fail) => {
    const body = { name: 'a', fail };
    for (const run of [1, 2]) {
      expect((await post({ key: `failed ${fail}`, body })).status).toBe(fail);
      expect(runs).toBe(run);
    }
  });

  it('runs again what was not valid, also with another body', async () => {
    expect((await post({ key: 'fixed', body: { nam: 'a' } })).status).toBe(422);
    expect((await post({ key: 'fixed', body: { name: 'a' } })).status).toBe(201);
  });

  it('stores a refusal that will not change', async () => {
    const body = { name: 'a', fail: 409 };
    const first = await post({ key: 'refused', body });
    expect((await post({ key: 'refused', body })).text).toBe(first.text);
    expect(runs).toBe(1);
  });

  it('ignores the key of a request without a caller', async () => {
    for (const run of [1, 2]) {
      expect((await post({ key: 'nobody', caller: null })).data.run).toBe(run);
    }
  });

  it('frees the key of a request that crashed when its lease is over', async () => {
    const keys = find();
    const request = { owner: 'acc_1', route: 'POST /x', key: 'crash', fingerprint: 'f' };
    const first = await keys.claim(request, 'first');
    expect(await keys.claim(request, 'other')).toEqual({ kind: 'running' });
    clock.advance(60_000);
    const second = await keys.claim(request, 'second');
    expect([first.kind, second.kind]).toEqual(['claimed', 'claimed']);
    // The first one was only slow: what it says comes too late.
    if (first.kind === 'claimed') {
      await keys.finish(first.claim, { status: 201, headers: {}, body: 'late' });
    }
    expect(await keys.claim(request, 'other')).toEqual({ kind: 'running' });
  });

  it('calls what a request makes the same in each attempt, and tells the later ones', async () => {
    const body = { name: 'a', fail: 500 };
    for (const _ of [1, 2]) await post({ key: 'thing', body });
    await post({ key: 'thing', body: { name: 'b' } });
    const [first, second, other] = things;
    expect(first).toMatchObject({ id: expect.stringMatching(/^thg_\w{26}$/), made: undefined });
    expect(second).toMatchObject({ id: first?.id, made: first?.id });
    expect(other?.id).not.toBe(first?.id);
    expect(other?.made).toBeUndefined();
  });

  it('gives out the same secrets in each attempt, and each once', async () => {
    const body = { name: 'a', fail: 500 };
    for (const _ of [1, 2]) await post({ key: 'secret', body });
    await post({ key: 'other secret', body });
    const [first = [], second = [], other = []] = things.map(({ secrets }) => secrets);
    expect(second.slice(0, 2)).toEqual(first.slice(0, 2));
    expect(new Set([...first, ...second, ...other]).size).toBe(7);
    const ids = things.map(({ id }) => id);
    expect(new Set([...ids, ...more]).size).toBe(5);
  });

  it('forgets what secrets are made of once the answer is there, and keeps it sealed until then', async () => {
    await post({ key: 'answered' });
    expect(await seedsOf('answered')).toEqual([{ thing_seed: null }]);
    await post({ key: 'unanswered', body: { name: 'a', fail: 500 } });
    // A nonce and a tag around 32 bytes.
    expect((await seedsOf('unanswered'))[0]?.thing_seed).toHaveLength(12 + 32 + 16);
  });

  it('calls what is made without a key, or after a day, anew', async () => {
    for (const _ of [1, 2]) await post({});
    const body = { name: 'a', fail: 500 };
    await post({ key: 'next day', body });
    clock.advance(24 * 3_600_000);
    await post({ key: 'next day', body });
    expect(new Set(things.map(({ id }) => id)).size).toBe(4);
    expect(things.every(({ made }) => made === undefined)).toBe(true);
  });

  it('forgets an answer after 24 hours', async () => {
    await post({ key: 'old' });
    clock.advance(24 * 3_600_000);
    expect((await post({ key: 'old' })).data.run).toBe(2);
    clock.advance(24 * 3_600_000);
    await find().sweep();
    expect(await rows()).toEqual([]);
  });

  it('stores nothing that could be read', async () => {
    await post({ key: 'sealed' });
    const [row] = await rows();
    expect(row?.body.length).toBeGreaterThan(0);
    expect(row?.body.toString('latin1')).not.toContain('dk_live');
  });
});

const find = () => service.app.get(IdempotencyKeys, { strict: false });

const rows = () =>
  service.app.get(DataSource).query<{ body: Buffer }[]>('select body from idempotency_key');

const rename = async (from: string, to: string) =>
  service.app.get(DataSource).query(`alter table ${from} rename to ${to}`);

describe('while the database is away', () => {
  it('gives a key back as soon as it can, and not with the end of its lease', async () => {
    const failing = post({ key: 'k-away', body: { name: 'a', fail: 500 } });
    await eventually(() => expect(runs).toBe(1));
    await rename('idempotency_key', 'away');
    expect(await failing).toMatchObject({ status: 500 });
    await rename('away', 'idempotency_key');
    await eventually(
      async () => {
        const again = await post({ key: 'k-away', body: { name: 'a', fail: 500 } });
        expect(again.status).toBe(500);
      },
      { timeoutMs: 10_000, everyMs: 100 },
    );
    expect(runs).toBe(2);
  });

  it('stores the answer of what was done as soon as it can', async () => {
    const done = post({ key: 'k-done' });
    await eventually(() => expect(runs).toBe(1));
    await rename('idempotency_key', 'away');
    expect(await done).toMatchObject({ status: 201 });
    await rename('away', 'idempotency_key');
    await eventually(
      async () => expect(await post({ key: 'k-done' })).toMatchObject({ status: 201 }),
      {
        timeoutMs: 10_000,
        everyMs: 100,
      },
    );
    expect(runs).toBe(1);
  });
});

const seedsOf = (key: string) =>
  service.app
    .get(DataSource)
    .query<{ thing_seed: Buffer | null }[]>(
      'select thing_seed from idempotency_key where key = $1',
      [key],
    );
