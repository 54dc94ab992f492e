import { PostgresBus } from '@skydeck/bus';
import { connect } from '@skydeck/database';
import { EventRelay, Events, EventWakes } from '@skydeck/events';
import { TestClock, testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { migrations } from '../migrations/index.js';
import { OtpStore } from './otp-store.js';
import { OtpSweeper } from './otp-sweeper.js';
import { newOtp } from './new-otp.js';
import { OtpEntity } from './otp.entity.js';

const DAY_MS = 86_400_000;
const database = testDatabase();
let dataSource: DataSource;

beforeAll(async () => {
  const options = { url: database.url, schema: database.schema('auth'), migrations };
  dataSource = await connect({ ...options, entities: [OtpEntity] });
});

afterAll(async () => {
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

function otpOf(to: string, createdAt: Date): OtpEntity {
  const destination = { channel: 'sms', to, country: 'US' } as const;
  const wanted = { tenant: null, purpose: 'verification', destination, requestId: 'req' } as const;
  return newOtp(wanted, { code_length: 6, ttl_s: 300 }, createdAt);
}

describe('OtpSweeper', () => {
  it('forgets verifications, and the numbers in them, after 30 days', async () => {
    const clock = new TestClock();
    const wakes = new EventWakes(new PostgresBus(database.url), dataSource);
    const events = new Events(dataSource, new EventRelay(dataSource, wakes), clock);
    const store = new OtpStore(dataSource, events);
    const old = otpOf('+14155550123', clock.now());
    await store.add(old);
    clock.advance(29 * DAY_MS);
    const recent = otpOf('+14155550124', clock.now());
    await store.add(recent);
    const sweeper = new OtpSweeper(store, clock);
    await sweeper.sweep();
    expect(await store.find(old.id)).not.toBeNull();
    clock.advance(DAY_MS + 1);
    await sweeper.sweep();
    expect(await store.find(old.id)).toBeNull();
    expect(await store.find(recent.id)).not.toBeNull();
  });
});
