import { ComputeFailure } from '../../compute-failure.js';
import type { IncusServer } from '../client/incus-answer.js';
import type { IncusClient } from '../client/incus-client.js';
import { isFailure } from '../client/incus-failure.js';
import { POOL, type IncusSettings } from '../incus-settings.js';

interface StoragePool {
  readonly name: string;
  readonly driver: string;
  readonly status: string;
}

const DEFAULT_SIZE_GB = 30;
/** These copy a disk without copying its bytes and hold a server to its size. */
const GOOD = new Set(['btrfs', 'zfs', 'lvm', 'ceph', 'lvmcluster', 'linstor']);

/** The pool that disks come from: the one set, the one that is there, or one made in a file. */
export async function preparePool(
  client: IncusClient,
  settings: IncusSettings,
  { environment }: IncusServer,
): Promise<string> {
  const pools = await client.list<StoragePool>('/1.0/storage-pools?recursion=1');
  const wanted = settings.pool ?? POOL;
  const present = pools.find(({ name }) => name === wanted);
  if (present) return present.name;
  if (settings.pool !== undefined) {
    throw new ComputeFailure(
      'engine_unavailable',
      `The engine has no storage pool ${settings.pool}.`,
    );
  }
  const other = pools.find(({ driver, status }) => GOOD.has(driver) && status === 'Created');
  if (other) return other.name;
  if (environment.server_clustered) {
    const text = 'make one on every member and name it by `VPS_INCUS_POOL`';
    throw new ComputeFailure('engine_unavailable', 'The cluster has no storage pool to use.', text);
  }
  const size = `${settings.poolSizeGb ?? DEFAULT_SIZE_GB}GiB`;
  const body = { name: POOL, driver: 'btrfs', config: { size } };
  await client.run('POST', '/1.0/storage-pools', { body }).catch((error: unknown) => {
    if (!isFailure(error, 'name_taken')) throw error;
  });
  return POOL;
}
