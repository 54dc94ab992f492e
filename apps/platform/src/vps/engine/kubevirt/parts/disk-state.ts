import { ComputeFailure } from '../../compute-failure.js';
import type { Cluster } from '../client/cluster.js';

type Disk = Awaited<ReturnType<Cluster['disks']['get']>>;

/** Whether a disk has its content. @throws when it never will */
export function isMade(disk: Disk | undefined): boolean {
  const { phase, conditions = [] } = disk?.status ?? {};
  if (phase === 'Failed') {
    const why = conditions.find(({ type }) => type === 'Running')?.message;
    throw new ComputeFailure('failed', 'The cluster could not make the disk.', why);
  }
  return phase === 'Succeeded';
}

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
};

/** A quantity of the API, such as `10Gi`, in GiB; 0 for none. */
export function gigabytesOf(quantity: string | undefined): number {
  const [, number = '0', unit = ''] = /^([\d.]+)([A-Za-z]*)$/.exec(quantity ?? '') ?? [];
  return (Number(number) * (UNITS[unit] ?? 1)) / 2 ** 30;
}
