import type { IncusInstance, IncusState } from '../client/incus-answer.js';
import type { IncusClient } from '../client/incus-client.js';
import { addressKey } from './instance-config.js';
import { powerOf } from './instance-list.js';
import { runInGuest } from './incus-exec.js';

/** cloud-init writes its result when all stages are over. */
const IS_SET_UP =
  '[ ! -x /usr/bin/cloud-init ] || [ -e /run/cloud-init/disabled ] || [ -e /run/cloud-init/result.json ]';

/** Whether a guest has its addresses and has set itself up. */
export async function isGuestReady(client: IncusClient, instance: IncusInstance): Promise<boolean> {
  if (powerOf(instance) !== 'running') return false;
  const { network } = await client.get<IncusState>(`/1.0/instances/${instance.name}/state`);
  const nics = Object.entries(instance.devices).filter(([, device]) => device['type'] === 'nic');
  const hasAddresses = nics.every(([name, nic]) => {
    const wanted = instance.config[addressKey(name)] ?? nic['ipv4.address'];
    return network?.[name]?.addresses.some(({ address }) => address === wanted);
  });
  if (!hasAddresses) return false;
  const { exitCode } = await runInGuest(client, instance.name, ['/bin/sh', '-c', IS_SET_UP]);
  return exitCode === 0;
}
