import { tenantOf } from '@skydeck/auth-guard';
import { connect } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { TestClock, testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { DeviceEntity } from '../devices/device.entity.js';
import type { DeviceRef } from '../devices/device-ref.js';
import { ingestProcess } from '../fixtures/ingest-process.js';
import { berlin } from '../fixtures/trace.js';
import type { Fix } from '../positions/position.js';
import { TripEntity } from './trip.entity.js';
import { TripFollowing } from './trip-following.js';
import { tripRowOf } from './trip-row.js';
import { tripsOf } from './trips-of.js';

const TENANT = tenantOf('prj_trips');
/** A real drive, and what says that it is over. */
const DRIVE: readonly Fix[] = [
  ...berlin(),
  { ...berlin().at(-1)!, recordedAtMs: berlin().at(-1)!.recordedAtMs + 600_000 },
];
const clock = new TestClock(new Date(DRIVE.at(-1)!.recordedAtMs + 1000));
const PATIENT = { mostPieces: 100, isPatient: true };

const database = testDatabase();
let dataSource: DataSource;
let following: TripFollowing;

beforeAll(async () => {
  const schema = database.schema('trips');
  const entities = [DeviceEntity, TripEntity];
  dataSource = await connect({ url: database.url, schema, entities, migrations });
  following = new TripFollowing(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

async function newDevice(): Promise<DeviceRef> {
  const id = newId('dev');
  await dataSource.query(
    `insert into device (id, tenant, name, created_at, updated_at) values ($1, $2, $1, now(), now())`,
    [id, TENANT],
  );
  return { id, tenant: TENANT, name: id, externalId: null, labels: [], retentionDays: null };
}

const told = (deviceId: string) =>
  dataSource.manager.find(TripEntity, { where: { deviceId }, order: { startedAt: 'asc' } });
/** What all positions together come down to. */
const whole = (deviceId: string) => tripsOf(DRIVE).map((trip) => tripRowOf(deviceId, trip));
const isLate = (index: number) => index % 7 === 3;
const keysOf = (trips: readonly TripEntity[]) =>
  trips.map(({ id, startedAt, endedAt, line }) => ({ id, startedAt, endedAt, line }));

describe('trips that are kept', () => {
  it('are those of the whole history, however it comes in', async () => {
    const { ingest } = ingestProcess(dataSource, clock);
    const device = await newDevice();
    for (let from = 0; from < DRIVE.length; from += 97) {
      await ingest.accept(TENANT, device, DRIVE.slice(from, from + 97));
      await following.follow(device.id, PATIENT);
    }
    expect(keysOf(await told(device.id))).toEqual(keysOf(whole(device.id)));
    await following.follow(device.id, PATIENT);
    expect(await told(device.id)).toHaveLength(whole(device.id).length);
  });

  it('are told anew when some of it comes a little late, or hours', async () => {
    const { ingest } = ingestProcess(dataSource, clock);
    const device = await newDevice();
    await ingest.accept(
      TENANT,
      device,
      DRIVE.filter((_, index) => !isLate(index)),
    );
    await following.follow(device.id, PATIENT);
    const late = DRIVE.filter((_, index) => isLate(index));
    await ingest.accept(TENANT, device, late.slice(-5));
    await following.follow(device.id, PATIENT);
    await ingest.accept(TENANT, device, late.slice(0, -5));
    await following.follow(device.id, PATIENT);
    expect(keysOf(await told(device.id))).toEqual(keysOf(whole(device.id)));
  });

  it('are kept once when 50 look at once', async () => {
    const { ingest } = ingestProcess(dataSource, clock);
    const device = await newDevice();
    await ingest.accept(TENANT, device, DRIVE);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        following.follow(device.id, { mostPieces: 100, isPatient: index % 2 === 0 }),
      ),
    );
    expect(keysOf(await told(device.id))).toEqual(keysOf(whole(device.id)));
  });
});
