import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@skydeck/database';
import { DiskObjectStore } from '@skydeck/object-store';
import { TestClock, testDatabase, type TestDatabase } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { launchpadEntities } from '../../launchpad/launchpad.module.js';
import { migrations } from '../../migrations/index.js';
import type { DatabaseSettings } from '../database-settings.js';
import type { DatabaseDriver } from '../engine/database.driver.js';
import { InstanceEntity } from '../instances/instance.entity.js';
import { ArchiveRetention } from './archive-retention.js';
import { ArchiveShipper } from './archive-shipper.js';
import { ArchiveStore } from './archive-store.js';
import { BaseBackupEntity } from './base-backup.entity.js';
import { MemorySpool } from './fixtures/memory-spool.js';
import { LogPieceEntity } from './log-piece.entity.js';

const START = new Date('2026-03-01T00:00:00Z');
const HOUR_MS = 3_600_000;
const pieceOf = (place: number): string =>
  `00000001${place.toString(16).toUpperCase().padStart(16, '0')}`;
const at = (hours: number): Date => new Date(START.getTime() + hours * HOUR_MS);
const now = (): Date => new Date();
const refuse = async (): Promise<never> => Promise.reject(new Error('the store takes nothing'));
const hang = async (): Promise<never> => new Promise<never>(() => undefined);

describe('archives of database servers', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let folder: string;
  let store: DiskObjectStore;
  let spool: MemorySpool;
  let clock: TestClock;
  let archive: ArchiveStore;
  let shipper: ArchiveShipper;
  let retention: ArchiveRetention;
  let id = '';
  let count = 0;

  beforeAll(async () => {
    database = testDatabase();
    folder = await mkdtemp(join(tmpdir(), 'skydeck-objects-'));
    const entities = [...launchpadEntities, InstanceEntity, LogPieceEntity, BaseBackupEntity];
    const schema = database.schema('platform');
    dataSource = await connect({ url: database.url, schema, entities, migrations });
    store = new DiskObjectStore({
      folder,
      publicUrl: 'http://127.0.0.1',
      secret: 'x'.repeat(32),
      now,
    });
    await store.open();
  }, 60_000);

  afterAll(async () => {
    await store.close();
    await dataSource.destroy();
    await database[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  beforeEach(async () => {
    clock = new TestClock(START);
    spool = new MemorySpool();
    id = `d-${++count}`;
    await dataSource.query(
      `insert into database_instance (id, plan, engine, major, cpus, memory_mb, disk_mb,
         max_connections, is_archived, trusted_sources, state, created_at, updated_at)
       values ($1, 'dedicated', 'postgres', 15, 1, 256, 1024, 40, true, '{}', 'running', $2, $2)`,
      [id, START],
    );
    archive = new ArchiveStore(store);
    const driver = { spool } as Partial<DatabaseDriver> as DatabaseDriver;
    shipper = new ArchiveShipper(dataSource, driver, archive, clock);
    const settings = { config: { DATABASES_RECOVERY_DAYS: 7 } } as DatabaseSettings;
    retention = new ArchiveRetention(dataSource, archive, settings, clock);
  });

  afterEach(() => {
    Reflect.deleteProperty(store, 'put');
  });

  const instance = () => dataSource.manager.findOneByOrFail(InstanceEntity, { id });
  const broken = (value: () => Promise<never>) =>
    Object.defineProperty(store, 'put', { value, configurable: true });
  const keys = async () => {
    const { objects } = await store.list({ prefix: `database-archives/${id}/` });
    return objects.map(({ key }) => key.replace(`database-archives/${id}/`, ''));
  };

  it('are brought away, and what is safe is told by the last piece', async () => {
    spool.add(pieceOf(1), at(1));
    spool.add(pieceOf(2), at(2));
    spool.add('00000002.history', at(3));
    spool.addBase('first', at(1), pieceOf(1));
    await shipper.ship(id);
    expect((await instance()).shippedUntil).toEqual(at(2));
    expect([spool.waiting, spool.taken]).toEqual([[], []]);
    expect(await keys()).toEqual([
      'base/first/base.tar.gz',
      'base/first/pg_wal.tar.gz',
      `log/15/${pieceOf(1)}.gz`,
      `log/15/${pieceOf(2)}.gz`,
      'log/15/00000002.history.gz',
    ]);
  });

  it('stay in the spool while the store fails; since when is told, until it works again', async () => {
    spool.add(pieceOf(1), at(0));
    broken(refuse);
    await expect(shipper.ship(id)).rejects.toThrow('takes nothing');
    clock.advance(HOUR_MS);
    await expect(shipper.ship(id)).rejects.toThrow('takes nothing');
    expect(await instance()).toMatchObject({ shipFailingSince: START, shippedUntil: null });
    expect(spool.waiting).toHaveLength(1);
    Reflect.deleteProperty(store, 'put');
    await shipper.ship(id);
    expect(await instance()).toMatchObject({ shipFailingSince: null, shippedUntil: at(0) });
    expect(spool.waiting).toHaveLength(0);
  });

  it('fail when the store takes nothing and says nothing either', async () => {
    Object.defineProperty(archive, 'stalledMs', { value: 50 });
    spool.add(pieceOf(1), at(0));
    broken(hang);
    await expect(shipper.ship(id)).rejects.toThrow('does not go on');
    expect((await instance()).shipFailingSince).toEqual(START);
  });

  it('are brought away once more when that was interrupted before the spool was told', async () => {
    spool.add(pieceOf(1), at(1));
    spool.addBase('first', at(1), pieceOf(1));
    const left = [[...spool.waiting], [...spool.taken]] as const;
    await shipper.ship(id);
    [spool.waiting, spool.taken] = [[...left[0]], [...left[1]]];
    await shipper.ship(id);
    expect([spool.waiting, spool.taken]).toEqual([[], []]);
    expect(await keys()).toHaveLength(3);
  });

  it('are kept for the window, with the base backup that its first moment needs', async () => {
    for (let day = 0; day <= 10; day++) {
      spool.addBase(`day-${day}`, at(day * 24), pieceOf(day * 10));
      for (let place = day * 10; place < day * 10 + 2; place++) {
        spool.add(pieceOf(place), at(day * 24 + 1));
      }
    }
    spool.add('00000002.history', START);
    await shipper.ship(id);
    clock.advance(10 * 24 * HOUR_MS + 12 * HOUR_MS);
    await retention.pass();
    const left = await keys();
    // Seven days before is noon of the third day.
    expect(left.filter((key) => key.endsWith('base.tar.gz')).toSorted()).toEqual(
      [10, 3, 4, 5, 6, 7, 8, 9].map((day) => `base/day-${day}/base.tar.gz`),
    );
    const pieces = left.filter((key) => /[\dA-F]{24}\.gz$/i.test(key));
    expect(pieces).toHaveLength(16);
    expect(pieces[0]).toBe(`log/15/${pieceOf(30)}.gz`);
    expect(left).toContain('log/15/00000002.history.gz');
  });

  it('of a major that was left are removed with the window, not before', async () => {
    spool.addBase('old', at(0), pieceOf(5));
    spool.add(pieceOf(6), at(1));
    spool.addBase('new', at(24), pieceOf(1), 16);
    spool.add(pieceOf(2), at(25), 16);
    await shipper.ship(id);
    clock.advance(2 * 24 * HOUR_MS);
    await retention.pass();
    expect(await keys()).toHaveLength(6);
    clock.advance(8 * 24 * HOUR_MS);
    await retention.pass();
    expect(await keys()).toEqual([
      'base/new/base.tar.gz',
      'base/new/pg_wal.tar.gz',
      `log/16/${pieceOf(2)}.gz`,
    ]);
  });

  it('are removed with their server, also what was only begun', async () => {
    spool.addBase('first', at(0), pieceOf(1));
    spool.add(pieceOf(1), at(1));
    await shipper.ship(id);
    spool.add(pieceOf(2), at(2));
    broken(refuse);
    await expect(shipper.ship(id)).rejects.toThrow('takes nothing');
    Reflect.deleteProperty(store, 'put');
    await dataSource.manager.update(InstanceEntity, { id }, { deletedAt: START });
    await retention.pass();
    expect(await keys()).toEqual([]);
    const which = { instanceId: id };
    expect(await dataSource.manager.countBy(LogPieceEntity, which)).toBe(0);
    expect(await dataSource.manager.countBy(BaseBackupEntity, which)).toBe(0);
  });
});
