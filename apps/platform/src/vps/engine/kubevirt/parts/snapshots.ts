import { randomBytes } from 'node:crypto';
import { ComputeFailure } from '../../compute-failure.js';
import type { EngineRef, EngineSnapshot } from '../../server-spec.js';
import type { Cluster } from '../client/cluster.js';
import { instanceLabels, LABEL } from '../kubevirt-settings.js';
import { nameOf } from '../manifests/server-names.js';
import { gigabytesOf } from './disk-state.js';
import { isRun, type MachinePower } from './machine-power.js';

type Snapshot = Awaited<ReturnType<Cluster['snapshots']['get']>>;

const SNAPSHOT_MS = 600_000;
const RESTORE_MS = 1_200_000;
const GB = 2 ** 30;

/** Snapshots of the disks of a machine; the storage of the cluster has to know them. */
export class Snapshots {
  constructor(
    private readonly cluster: Cluster,
    private readonly power: MachinePower,
  ) {}

  async take(ref: EngineRef, name: string): Promise<EngineSnapshot> {
    const { machines, snapshots } = this.cluster;
    await machines.get(ref);
    const called = nameOf(ref, name);
    await snapshots.create({
      apiVersion: 'snapshot.kubevirt.io/v1beta1',
      kind: 'VirtualMachineSnapshot',
      metadata: {
        name: called,
        labels: this.#labels(ref),
        annotations: { [`${LABEL}/snapshot`]: name },
      },
      spec: { source: machineOf(ref) },
    });
    const wait = { timeoutMs: SNAPSHOT_MS };
    const taken = await snapshots.until(called, (one) => isReady(one), wait);
    return this.#told(taken ?? {});
  }

  async list(ref: EngineRef): Promise<EngineSnapshot[]> {
    const all = await this.cluster.snapshots.list({ labels: this.#labels(ref) });
    const ready = all.filter(({ status }) => status?.readyToUse === true);
    return Promise.all(ready.map((one) => this.#told(one)));
  }

  async remove(ref: EngineRef, name: string): Promise<void> {
    await this.cluster.snapshots.delete(nameOf(ref, name));
  }

  /** Puts the disks back as they were; a server that ran is started again. */
  async restore(ref: EngineRef, name: string): Promise<void> {
    const { instances, restores } = this.cluster;
    const snapshot = await this.get(ref, name);
    const wasRunning = isRun(await instances.find(ref));
    await this.power.stop(ref, { graceMs: 0, isForced: true });
    // One that was left half done would keep every other one waiting.
    for (const { metadata } of await restores.list({ labels: this.#labels(ref) })) {
      await restores.delete(metadata?.name ?? '');
    }
    const called = `${ref}-restore-${randomBytes(4).toString('hex')}`;
    await restores.create({
      apiVersion: 'snapshot.kubevirt.io/v1beta1',
      kind: 'VirtualMachineRestore',
      metadata: { name: called, labels: this.#labels(ref) },
      spec: { target: machineOf(ref), virtualMachineSnapshotName: snapshot.metadata?.name ?? '' },
    });
    const wait = { timeoutMs: RESTORE_MS };
    await restores.until(called, (one) => one?.status?.complete === true, wait);
    await restores.delete(called);
    if (wasRunning) await this.power.start(ref);
  }

  /** @throws `not_found` */
  async get(ref: EngineRef, name: string): Promise<Snapshot> {
    const found = await this.cluster.snapshots.find(nameOf(ref, name));
    if (found) return found;
    throw new ComputeFailure('not_found', 'There is no such snapshot.');
  }

  async #told({ metadata, status }: Partial<Snapshot>): Promise<EngineSnapshot> {
    const content = await this.cluster.contents.find(
      status?.virtualMachineSnapshotContentName ?? '-',
    );
    const sizeGb = (content?.spec.volumeBackups ?? []).reduce(
      (sum, { persistentVolumeClaim: claim }) =>
        sum + gigabytesOf(claim.spec?.resources?.requests?.['storage']),
      0,
    );
    return {
      name: metadata?.annotations?.[`${LABEL}/snapshot`] ?? '',
      createdAt: new Date(status?.creationTime ?? metadata?.creationTimestamp ?? 0),
      sizeBytes: Math.round(sizeGb * GB),
      hasMemory: false,
    };
  }

  #labels(ref: EngineRef): Record<string, string> {
    return { ...instanceLabels(this.cluster.settings), [`${LABEL}/server`]: ref };
  }
}

function machineOf(name: string) {
  return { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name };
}

function isReady(snapshot: Snapshot | undefined): boolean {
  const { readyToUse, phase, error } = snapshot?.status ?? {};
  if (phase === 'Failed') {
    throw new ComputeFailure('failed', 'The cluster could not make the snapshot.', error?.message);
  }
  return readyToUse === true;
}
