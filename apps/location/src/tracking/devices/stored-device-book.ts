import type { Tenant } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { runStatement, type Statement, statement } from '@skydeck/database';
import { isId } from '@skydeck/ids';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { DeviceBook } from './device-book.js';
import type { DeviceProtocol } from './device.entity.js';
import type { DeviceRef } from './device-ref.js';
import { hashOfKey, isIngestKey } from './ingest-key.js';

const MOST_NAMES = 200_000;
/** A change that was missed is found after this time. */
const TRUSTED_MS = 15_000;
/** Names that nobody has are asked for again and again by trackers that are not registered. */
const ABSENT_MS = 3000;
const TOPIC = 'tracked_device.changed';

const COLUMNS = `id, tenant, name, external_id as "externalId", labels,
  coalesce(retention_days, (
    select project.retention_days from tracking_settings project
    where project.tenant = device.tenant
  )) as "retentionDays"`;
const BY_ID = statement(`select ${COLUMNS} from device where tenant = $1 and id = any($2::text[])`);
const BY_NAME = statement(
  `select ${COLUMNS} from device where tenant = $1 and external_id = any($2::text[])`,
);
const BY_KEY = statement(`select ${COLUMNS} from device where ingest_key_hash = $1`);
const BY_PROTOCOL = statement(
  `select ${COLUMNS} from device where protocol = $1 and external_id = $2`,
);

/** Devices in Postgres; those that were asked for lately are in memory. */
@Injectable()
export class StoredDeviceBook extends DeviceBook {
  readonly #known = new LRUCache<string, { device: DeviceRef | null }>({ max: MOST_NAMES });
  readonly #namesOf = new Map<string, Set<string>>();
  readonly #logger = new Logger(StoredDeviceBook.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly bus: Bus,
  ) {
    super();
    bus.subscribe(TOPIC, (message) => this.#drop((message as { id: string }).id));
  }

  override async find(tenant: Tenant, name: string): Promise<DeviceRef | null> {
    return (await this.findMany(tenant, [name])).get(name) ?? null;
  }

  override async findMany(
    tenant: Tenant,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, DeviceRef>> {
    const found = new Map<string, DeviceRef>();
    const asked = new Set<string>();
    for (const name of names) {
      const known = this.#known.get(`${tenant} ${name}`);
      if (!known) asked.add(name);
      else if (known.device) found.set(name, known.device);
    }
    if (asked.size === 0) return found;
    for (const [name, device] of await this.#read(tenant, asked)) found.set(name, device);
    for (const name of asked) this.#keep(`${tenant} ${name}`, found.get(name) ?? null);
    return found;
  }

  override withKey(ingestKey: string): Promise<DeviceRef | null> {
    if (!isIngestKey(ingestKey)) return Promise.resolve(null);
    const hash = hashOfKey(ingestKey);
    return this.#one(`key ${hash.toString('base64url')}`, BY_KEY, [hash]);
  }

  override speaking(protocol: DeviceProtocol, externalId: string): Promise<DeviceRef | null> {
    return this.#one(`${protocol} ${externalId}`, BY_PROTOCOL, [protocol, externalId]);
  }

  override forget(id: string): void {
    this.#drop(id);
    this.bus.publish(TOPIC, { id }).catch((error: unknown) => {
      this.#logger.debug({ msg: 'other processes were not told', err: error });
    });
  }

  async #one(key: string, by: Statement, values: unknown[]): Promise<DeviceRef | null> {
    const known = this.#known.get(key);
    if (known) return known.device;
    const [device = null] = await runStatement<DeviceRef>(this.dataSource, by, values);
    this.#keep(key, device);
    return device;
  }

  /** What has the shape of an identifier is one: nobody can call a device like another one's id. */
  async #read(tenant: Tenant, names: ReadonlySet<string>): Promise<[string, DeviceRef][]> {
    const ids = [...names].filter((name) => isId('dev', name));
    const others = [...names].filter((name) => !isId('dev', name));
    const rows = async (by: Statement, values: readonly string[]) =>
      values.length > 0 ? runStatement<DeviceRef>(this.dataSource, by, [tenant, values]) : [];
    const [byId, byName] = await Promise.all([rows(BY_ID, ids), rows(BY_NAME, others)]);
    return [
      ...byId.map((device): [string, DeviceRef] => [device.id, device]),
      ...byName.map((device): [string, DeviceRef] => [device.externalId ?? '', device]),
    ];
  }

  #keep(key: string, device: DeviceRef | null): void {
    // An entry of the time before a change may come back after it: none is trusted for long.
    this.#known.set(key, { device }, { ttl: device ? TRUSTED_MS : ABSENT_MS });
    if (!device) return;
    const names = this.#namesOf.get(device.id) ?? new Set();
    this.#namesOf.set(device.id, names.add(key));
    if (this.#namesOf.size > MOST_NAMES) this.#namesOf.clear();
  }

  #drop(id: string): void {
    for (const key of this.#namesOf.get(id) ?? []) this.#known.delete(key);
    this.#namesOf.delete(id);
  }
}
