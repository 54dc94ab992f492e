import { type Tenant, tenantOf } from '@skydeck/auth-guard';
import { DataSource } from 'typeorm';
import { SignInStore } from '../src/otp/sign-in/sign-in-store.js';
import { userOf } from './auth-harness.js';
import { addApp } from './factor-people.js';
import { idOf, OtpBench } from './otp-harness.js';

const HOUR_MS = 3_600_000;
const bench = new OtpBench();
let tenant: Tenant;
let store: SignInStore;

beforeAll(async () => {
  await bench.start();
  tenant = tenantOf(bench.project.id);
  store = bench.auth.service.app.get(SignInStore, { strict: false });
  // The first user is counted; those after it need no count for a while.
  await bench.prove(bench.freshPhone());
});
afterAll(() => bench.auth.stop());
beforeEach(() => bench.auth.clock.advance(HOUR_MS));

const now = () => bench.auth.clock.now();

/** What is known when a code for a number has been asked for. */
async function sceneOf(phone: string) {
  const scene = await store.look(tenant, { id: idOf(await bench.request({ phone })) });
  if (!scene) throw new Error('There is no such verification.');
  return scene;
}

/** The sign-in of a number, ready to be done. */
async function readyFor(phone: string) {
  const way = store.shortWay(tenant, await sceneOf(phone), now());
  if (!way) throw new Error('The short way is not open.');
  return way;
}

async function count(sql: string, ...values: string[]): Promise<number> {
  const dataSource = bench.auth.service.app.get(DataSource, { strict: false });
  const [row] = await dataSource.query<{ count: number }[]>(
    `select count(*)::int as count from ${sql}`,
    values,
  );
  return row?.count ?? 0;
}

const sessionsOf = (userId: string) => count('user_session where user_id = $1', userId);
const told = (type: string, id: string) =>
  count(`event where type = $1 and $2 in (subject, data ->> 'user_id')`, type, id);

describe('signing in by a code in one statement', () => {
  it('lets one of 50 at once in, makes one user, and tells each thing once', async () => {
    const phone = bench.freshPhone();
    const id = idOf(await bench.request({ phone }));
    const code = bench.auth.messaging.codeOf(id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => bench.verify({ id, code })));
    const winners = answers.filter(({ status }) => status === 200).map(userOf);
    expect(winners).toHaveLength(1);
    const userId = winners[0]?.userId ?? '';
    expect(await count('end_user where phone = $1', phone)).toBe(1);
    expect(await sessionsOf(userId)).toBe(1);
    expect(await told('otp.verified', id)).toBe(1);
    expect(await told('user_session.created', userId)).toBe(1);
    expect(await told('user.created', userId)).toBe(1);
    expect(await count(`audit_entry where target = $1 and action = 'user.create'`, userId)).toBe(1);
  });

  it('does nothing when the code was used before', async () => {
    const way = await readyFor(bench.freshPhone());
    expect(await store.go(way, now())).toMatchObject({ hasSession: true });
    expect(await store.go(way, now())).toBeNull();
    expect(await sessionsOf(way.user.id)).toBe(1);
  });

  it('does nothing when the code has expired', async () => {
    const way = await readyFor(bench.freshPhone());
    bench.auth.clock.advance(HOUR_MS);
    expect(await store.go(way, now())).toBeNull();
    expect(await count('end_user where id = $1', way.user.id)).toBe(0);
  });

  it('begins no session for a user who was banned after the look', async () => {
    const phone = bench.freshPhone();
    await bench.prove(phone);
    bench.auth.clock.advance(HOUR_MS);
    const way = await readyFor(phone);
    const bannedUntil = new Date(now().getTime() + HOUR_MS).toISOString();
    const body = { banned_until: bannedUntil };
    const path = `/auth/users/${way.user.id}`;
    expect((await bench.auth.api(path, { method: 'PATCH', token: bench.key, body })).status).toBe(
      200,
    );
    expect(await store.go(way, now())).toMatchObject({
      otp: { status: 'verified' },
      hasSession: false,
    });
    expect(await sessionsOf(way.user.id)).toBe(1);
    expect(await told('user_session.created', way.user.id)).toBe(1);
  });

  it('begins no session for a user who has a second factor by now', async () => {
    const phone = bench.freshPhone();
    const { token } = userOf(await bench.prove(phone));
    const way = await readyFor(phone);
    await addApp(bench.auth, token);
    expect(await store.go(way, now())).toMatchObject({ hasSession: false });
    expect(await sessionsOf(way.user.id)).toBe(1);
  });

  it('makes no second user of a number, and tells of none', async () => {
    const phone = bench.freshPhone();
    const way = await readyFor(phone);
    const body = { phone, is_phone_verified: true };
    await bench.auth.api('/auth/users', { token: bench.key, body });
    expect(await store.go(way, now())).toMatchObject({ hasSession: false });
    expect(await count('end_user where phone = $1', phone)).toBe(1);
    expect(await told('user.created', way.user.id)).toBe(0);
    expect(await count('audit_entry where target = $1', way.user.id)).toBe(0);
  });

  it('is not for those who are to be asked for something first', async () => {
    const phone = bench.freshPhone();
    await bench.prove(phone);
    bench.auth.clock.advance(HOUR_MS);
    const scene = await sceneOf(phone);
    const { user } = scene;
    const unproven = Object.assign({}, user, { phoneVerifiedAt: null });
    for (const other of [{ policy: 'required' }, { hasHooks: true }, { user: unproven }]) {
      expect(store.shortWay(tenant, { ...scene, ...other }, now())).toBeNull();
    }
    expect(store.shortWay(tenant, scene, now())).not.toBeNull();
  });
});
