import type { Tenant } from '@skydeck/auth-guard';
import { float8s, moments, runStatement, texts, xids } from '@skydeck/database';
import type { EntityManager } from 'typeorm';
import { BatchOutdated } from '../../ingest/position-listener.js';
import type { Device } from '../../fences/stay.js';
import {
  ADD_DEVICES,
  LOCK_DEVICES,
  READ_REVISIONS,
  READ_STAYS,
  type RevisionRow,
  type StayRow,
  WRITE_STATES,
} from './device-states.sql.js';

/** A device that is judged. */
export interface HeldDevice {
  readonly id: string;
  readonly tenant: Tenant;
  readonly state: Device;
  /** The transaction that wrote it last, as `xmin` has it. */
  writtenBy: number;
}

/** A stay that begins, or whose time of dwelling is over. */
export interface ChangedStay {
  readonly device: HeldDevice;
  readonly fenceId: string;
  readonly sinceMs: number;
  /** When the device will dwell; null when it has, or never will. */
  readonly dueMs: number | null;
  readonly dwelledMs: number | null;
}

/** What positions changed. */
export interface StateChanges {
  readonly devices: readonly HeldDevice[];
  readonly ended: readonly { readonly deviceId: string; readonly fenceId: string }[];
  readonly stays: readonly ChangedStay[];
}

/** Keeps others from judging devices, and reads what is known of them; deleted ones are left out. */
export async function holdDevices(
  manager: EntityManager,
  deviceIds: readonly string[],
): Promise<ReadonlyMap<string, HeldDevice>> {
  const ids = texts(deviceIds);
  const lock = () => runStatement<LockedRow>(manager, LOCK_DEVICES, [ids]);
  let locked = await lock();
  if (locked.length < deviceIds.length) {
    await runStatement(manager, ADD_DEVICES, [ids]);
    locked = await lock();
  }
  const byId = new Map<string, HeldDevice>();
  for (const { id, tenant, writtenBy, ...known } of locked) {
    byId.set(id, { id, tenant, writtenBy: Number(writtenBy), state: { ...known, stays: [] } });
  }
  for (const { deviceId, ...stay } of await runStatement<StayRow>(manager, READ_STAYS, [ids])) {
    byId.get(deviceId)?.state.stays.push(stay);
  }
  return byId;
}

/** The latest revision of the geofences of each project that has, or had, any. */
export async function readRevisions(
  manager: EntityManager,
  tenants: readonly Tenant[],
): Promise<ReadonlyMap<Tenant, string>> {
  const rows = await runStatement<RevisionRow>(manager, READ_REVISIONS, [tenants]);
  return new Map(rows.map(({ tenant, revision }) => [tenant, revision]));
}

/** Writes what positions changed. @throws BatchOutdated when a device is not as it was known */
export async function writeStates(
  manager: EntityManager,
  { devices, ended, stays }: StateChanges,
): Promise<void> {
  const [row] = await runStatement<{ moved: number; writtenBy: string }>(manager, WRITE_STATES, [
    texts(devices.map(({ id }) => id)),
    moments(devices.map(({ state }) => state.atMs)),
    float8s(devices.map(({ state }) => state.lat)),
    float8s(devices.map(({ state }) => state.lon)),
    texts(ended.map(({ deviceId }) => deviceId)),
    texts(ended.map(({ fenceId }) => fenceId)),
    texts(stays.map(({ device }) => device.id)),
    texts(stays.map(({ fenceId }) => fenceId)),
    texts(stays.map(({ device }) => device.tenant)),
    moments(stays.map(({ sinceMs }) => sinceMs)),
    moments(stays.map(({ dueMs }) => dueMs)),
    moments(stays.map(({ dwelledMs }) => dwelledMs)),
    xids(devices.map(({ writtenBy }) => writtenBy)),
  ]);
  if (row?.moved !== devices.length) throw new BatchOutdated();
  for (const device of devices) device.writtenBy = Number(row.writtenBy);
}

interface LockedRow {
  readonly id: string;
  readonly tenant: Tenant;
  readonly writtenBy: string;
  readonly atMs: number;
  readonly lat: number;
  readonly lon: number;
}
