import type { ServerNic, ServerSpec } from '../server-spec.js';

/** Where guests look for their seed, by the NoCloud convention of cloud-init. */
export const SEED_FOLDER = '/var/lib/cloud/seed/nocloud-net';

/** Files of the seed folder by name: what cloud-init reads, and the same in lines for the tiny image. */
export type GuestSeed = Readonly<
  Record<'meta-data' | 'user-data' | 'vendor-data' | 'network-config' | 'nics' | 'ssh-keys', string>
>;

/** What a guest is told at its start. */
export function guestSeed(spec: ServerSpec): GuestSeed {
  return {
    'meta-data': metaData(spec),
    'user-data': spec.userData === '' ? '#cloud-config\n{}\n' : spec.userData,
    'vendor-data': '#cloud-config\n{}\n',
    'network-config': networkConfig(spec.nics),
    nics: spec.nics.map(nicLine).join(''),
    'ssh-keys': spec.sshKeys.map((key) => `${key.trim()}\n`).join(''),
  };
}

/** JSON is YAML, and quotes whatever a name may hold. */
function metaData({ id, hostname, sshKeys, imageRef }: ServerSpec): string {
  const keys = sshKeys.map((key) => `  - ${JSON.stringify(key.trim())}\n`).join('');
  // A new image is a new system to set up; a restart is not.
  return [
    `instance-id: ${JSON.stringify(`${id}-${imageRef}`)}`,
    `local-hostname: ${hostname}`,
    keys === '' ? '' : `public-keys:\n${keys}`,
  ].join('\n');
}

/** Version 2 of cloud-init's network configuration. */
function networkConfig(nics: readonly ServerNic[]): string {
  const ethernets = Object.fromEntries(
    nics.map((nic) => [
      nic.device,
      {
        match: { macaddress: nic.mac },
        'set-name': nic.device,
        dhcp4: false,
        dhcp6: false,
        'accept-ra': false,
        addresses: [`${nic.ipv4}/${nic.prefixLength}`],
        ...(nic.gateway === undefined ? {} : { gateway4: nic.gateway }),
        ...(nic.nameServers.length === 0 ? {} : { nameservers: { addresses: nic.nameServers } }),
      },
    ]),
  );
  return `${JSON.stringify({ version: 2, ethernets }, undefined, 2)}\n`;
}

function nicLine({ device, ipv4, prefixLength, gateway = '-', nameServers }: ServerNic): string {
  return `${[device, `${ipv4}/${prefixLength}`, gateway, ...nameServers].join(' ')}\n`;
}
