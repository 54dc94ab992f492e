import { portName } from '../../network/port-name.js';
import { guestSeed } from '../../seed/guest-seed.js';
import type { ServerNic, ServerSize, ServerSpec } from '../../server-spec.js';
import { TAG } from '../incus-settings.js';

type Values = Record<string, string>;

/** What the settings of an instance depend on besides its spec. */
export interface Surroundings {
  readonly instance: string;
  readonly pool: string;
  readonly isIncus: boolean;
  readonly extensions: ReadonlySet<string>;
  /** Whether each guest can have user numbers of its own. */
  readonly hasOwnIds: boolean;
  /** Whether guests may be where our rules about frames are not loaded. */
  readonly needsFilters: boolean;
}

/** Period of the CPU quota, in milliseconds. */
const PERIOD_MS = 100;

/** Settings of an instance of this size. */
export function sizeConfig({ vcpus, cpuShare, memoryMb }: ServerSize): Values {
  const quotaMs = Math.max(1, Math.round(vcpus * cpuShare * PERIOD_MS));
  return {
    'limits.cpu': String(vcpus),
    'limits.cpu.allowance': cpuShare < 1 ? `${quotaMs}ms/${PERIOD_MS}ms` : '100%',
    'limits.memory': `${memoryMb}MiB`,
    'limits.memory.swap': 'false',
    'limits.processes': String(Math.min(32_768, 256 + memoryMb * 2)),
  };
}

/** What the guest reads at its start. */
export function seedConfig(spec: ServerSpec): Values {
  const entries = Object.entries(guestSeed(spec));
  return Object.fromEntries(entries.map(([name, text]) => [`${TAG}.${name}`, text]));
}

export function instanceConfig(spec: ServerSpec, around: Surroundings): Values {
  // Incus renamed the key by which a guest talks to its daemon.
  const guestKey = around.isIncus ? 'guestapi' : 'devlxd';
  return {
    [TAG]: around.instance,
    [`${TAG}.id`]: spec.id,
    [`${TAG}.project`]: spec.projectId,
    ...seedConfig(spec),
    ...addressConfig(spec.nics),
    ...sizeConfig(spec.size),
    'boot.autostart': 'false',
    [`security.${guestKey}`]: 'false',
    ...(around.hasOwnIds ? { 'security.idmap.isolated': 'true' } : {}),
  };
}

/** Which address an interface is ready with. */
export function addressConfig(nics: readonly ServerNic[]): Values {
  return Object.fromEntries(nics.map(({ device, ipv4 }) => [addressKey(device), ipv4]));
}

export function addressKey(device: string): string {
  return `${TAG}.ipv4.${device}`;
}

export function rootDevice(diskGb: number, pool: string): Values {
  return { type: 'disk', path: '/', pool, size: `${diskGb}GiB` };
}

/** Filters of the engine cost a start and a stop time, and more the more rules the host has. */
function filters({ ipv4 }: ServerNic): Values {
  return {
    'ipv4.address': ipv4,
    'security.mac_filtering': 'true',
    'security.ipv4_filtering': 'true',
  };
}

/** Interfaces by device name. Guests reach one another through the host only, which judges them. */
export function nicDevices(
  nics: readonly ServerNic[],
  { instance, needsFilters }: Surroundings,
): Record<string, Values> {
  return Object.fromEntries(
    nics.map((nic) => [
      nic.device,
      {
        type: 'nic',
        nictype: 'bridged',
        parent: nic.bridge,
        name: nic.device,
        hwaddr: nic.mac,
        host_name: portName(instance, nic.mac),
        ...(needsFilters ? filters(nic) : {}),
        ...(nic.networkId === 'public' ? { 'security.port_isolation': 'true' } : {}),
      },
    ]),
  );
}
