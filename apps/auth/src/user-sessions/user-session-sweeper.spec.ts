import { tenantOf } from '@skydeck/auth-guard';
import { connect } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { TestClock, testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { migrations } from '../migrations/index.js';
import { UserEntity } from '../users/user.entity.js';
import { newUser } from '../users/new-user.js';
import { UserSessionEntity } from './user-session.entity.js';
import { endOf } from './user-session-life.js';
import { UserSessionSweeper } from './user-session-sweeper.js';

const DAY_MS = 86_400_000;
const database = testDatabase();
const clock = new TestClock();
const tenant = tenantOf(newId('prj'));
let dataSource: DataSource;
let userId: string;

beforeAll(async () => {
  const options = { url: database.url, schema: database.schema('auth'), migrations };
  dataSource = await connect({ ...options, entities: [UserEntity, UserSessionEntity] });
  const user = newUser(tenant, { email: 'ada@example.com' }, clock.now());
  await dataSource.manager.insert(UserEntity, user);
  userId = user.id;
});

afterAll(async () => {
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

/** Adds a session that begins now. @returns whether it is still kept */
async function addSession(changes: Partial<UserSessionEntity> = {}) {
  const now = clock.now();
  const times = { authenticatedAt: now, refreshedAt: now, expiresAt: endOf(now), createdAt: now };
  const session = { id: newId('ses'), tenant, userId, amr: ['otp'], counter: 0, revokedAt: null };
  await dataSource.manager.insert(UserSessionEntity, { ...session, ...times, ...changes });
  return () => dataSource.manager.existsBy(UserSessionEntity, { id: session.id });
}

describe('UserSessionSweeper', () => {
  it('forgets sessions 30 days after they ended, and no other', async () => {
    const sweeper = new UserSessionSweeper(dataSource, clock);
    const ended = await addSession({ revokedAt: clock.now() });
    const idle = await addSession();
    const later = new Date(clock.now().getTime() + 60 * DAY_MS);
    const busy = await addSession({ refreshedAt: later });
    await sweeper.sweep();
    expect([await ended(), await idle(), await busy()]).toEqual([true, true, true]);
    clock.advance(30 * DAY_MS + 1);
    await sweeper.sweep();
    expect([await ended(), await idle(), await busy()]).toEqual([false, true, true]);
    clock.advance(30 * DAY_MS);
    await sweeper.sweep();
    expect([await idle(), await busy()]).toEqual([false, true]);
  });
});
