import type { Tenant } from '@skydeck/auth-guard';
import { runStatement } from '@skydeck/database';
import type { EntityManager } from 'typeorm';
import type { Device } from '../../fences/stay.js';
import {
  ADD_DEVICES,
  LOCK_DEVICES,
  READ_STAYS,
  type StayRow,
  WRITE_STATES,
} from './device-states.sql.js';

/** A device that nobody else judges meanwhile. */
export interface HeldDevice {
  readonly id: string;
  readonly tenant: Tenant;
  readonly state: Device;
}

/** What was known of devices, until the transaction ends. */
export interface HeldDevices {
  readonly byId: ReadonlyMap<string, HeldDevice>;
  /** The latest revision of the geofences of each project. */
  readonly revisions: ReadonlyMap<Tenant, string>;
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
  tenants: readonly Tenant[],
  deviceIds: readonly string[],
): Promise<HeldDevices> {
  const lock = () => runStatement<LockedRow>(manager, LOCK_DEVICES, [deviceIds]);
  let locked = await lock();
  if (locked.length < deviceIds.length) {
    await runStatement(manager, ADD_DEVICES, [deviceIds]);
    locked = await lock();
  }
  const byId = new Map<string, HeldDevice>();
  for (const { id, tenant, ...known } of locked) {
    byId.set(id, { id, tenant, state: { ...known, stays: [] } });
  }
  const revisions = new Map<Tenant, string>();
  for (const row of await runStatement<StayRow>(manager, READ_STAYS, [deviceIds, tenants])) {
    if (row.revision !== null) revisions.set(row.tenant, row.revision);
    else {
      const { fenceId, sinceMs, hasDwelt } = row;
      byId.get(row.deviceId)?.state.stays.push({ fenceId, sinceMs, hasDwelt });
    }
  }
  return { byId, revisions };
}

/** Writes what positions changed. */
export async function writeStates(
  manager: EntityManager,
  { devices, ended, stays }: StateChanges,
): Promise<void> {
  const [row] = await runStatement<{ moved: number }>(manager, WRITE_STATES, [
    devices.map(({ id }) => id),
    devices.map(({ state }) => new Date(state.atMs)),
    devices.map(({ state }) => state.lat),
    devices.map(({ state }) => state.lon),
    ended.map(({ deviceId }) => deviceId),
    ended.map(({ fenceId }) => fenceId),
    stays.map(({ device }) => device.id),
    stays.map(({ fenceId }) => fenceId),
    stays.map(({ device }) => device.tenant),
    stays.map(({ sinceMs }) => new Date(sinceMs)),
    stays.map(({ dueMs }) => (dueMs === null ? null : new Date(dueMs))),
    stays.map(({ dwelledMs }) => (dwelledMs === null ? null : new Date(dwelledMs))),
  ]);
  if (row?.moved !== devices.length) throw new Error('A device was judged by two at once.');
}

interface LockedRow {
  readonly id: string;
  readonly tenant: Tenant;
  readonly atMs: number;
  readonly lat: number;
  readonly lon: number;
}
