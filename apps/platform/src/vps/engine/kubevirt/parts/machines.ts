import { randomBytes } from 'node:crypto';
import { ComputeFailure } from '../../compute-failure.js';
import type { EngineRef, ServerSize, ServerSpec } from '../../server-spec.js';
import type { Cluster } from '../client/cluster.js';
import { LABEL } from '../kubevirt-settings.js';
import { machineManifest, rootDisk, sizeOf } from '../manifests/machine.js';
import { projectPolicy } from '../manifests/project-policy.js';
import { keysSecret, seedSecret } from '../manifests/seed-secrets.js';
import { ROOT, serverName } from '../manifests/server-names.js';
import { gigabytesOf, isMade } from './disk-state.js';
import { isRun } from './machine-power.js';

type Machine = Awaited<ReturnType<Cluster['machines']['get']>>;

const CLONE_MS = 1_200_000;
const REMOVE_MS = 180_000;

/** Makes, changes and removes the machines of servers. */
export class Machines {
  constructor(private readonly cluster: Cluster) {}

  async create(spec: ServerSpec, signal?: AbortSignal): Promise<EngineRef> {
    const { machines, secrets, policies, settings } = this.cluster;
    this.#requireOneNetwork(spec);
    const ref = serverName(spec.id);
    if (!(await machines.find(ref))) {
      await this.#requireImage(spec.imageRef);
      const labels = { [`${LABEL}/instance`]: settings.instance };
      await policies.create(projectPolicy(settings, spec.projectId));
      await secrets.create(seedSecret(ref, spec, labels));
      await secrets.create(keysSecret(ref, spec, labels));
      await machines.create(machineManifest(settings, ref, spec, `${ref}-root`));
    }
    await this.#made(diskOf(await machines.get(ref)), signal);
    return ref;
  }

  /** Volumes stay: they belong to nothing. */
  async remove(ref: EngineRef): Promise<void> {
    const { machines, secrets, snapshots, restores } = this.cluster;
    const labels = { [`${LABEL}/server`]: ref };
    for (const kind of [restores, snapshots]) {
      for (const { metadata } of await kind.list({ labels }))
        await kind.delete(metadata?.name ?? '');
    }
    await machines.delete(ref);
    await machines.until(ref, (machine) => machine === undefined, { timeoutMs: REMOVE_MS });
    for (const { metadata } of await secrets.list({ labels })) {
      await secrets.delete(metadata?.name ?? '');
    }
  }

  async rebuild(ref: EngineRef, spec: ServerSpec): Promise<void> {
    const { machines, instances, snapshots, secrets, disks, settings } = this.cluster;
    const machine = await machines.get(ref);
    if (isRun(await instances.find(ref))) {
      throw new ComputeFailure('busy', 'The server must be off.');
    }
    if ((await snapshots.list({ labels: { [`${LABEL}/server`]: ref } })).length > 0) {
      throw new ComputeFailure('unsupported', 'A server with snapshots keeps its disk.');
    }
    await this.#requireImage(spec.imageRef);
    const before = diskOf(machine);
    const disk = `${ref}-root-${randomBytes(4).toString('hex')}`;
    const { data } = seedSecret(ref, spec, {});
    await secrets.patch(`${ref}-seed`, { data });
    const dataVolumeTemplates = [rootDisk(settings, disk, spec)];
    await machines.change(ref, (now) => {
      const template = templateOf(now);
      const volumes = (template.volumes ?? []).map((volume) =>
        volume.name === ROOT ? { name: ROOT, dataVolume: { name: disk } } : volume,
      );
      return withTemplate(now, { ...template, volumes }, { dataVolumeTemplates });
    });
    await this.#made(disk);
    await disks.delete(before);
    await this.cluster.claims.delete(before);
  }

  /** Processors and memory are another machine's: they are there from the next start. */
  async resize(ref: EngineRef, size: ServerSize): Promise<{ isLive: boolean }> {
    const { machines, instances, claims } = this.cluster;
    const machine = await machines.get(ref);
    const claim = await claims.get(diskOf(machine));
    const now = gigabytesOf(claim.spec?.resources?.requests?.['storage']);
    if (size.diskGb < Math.floor(now)) {
      throw new ComputeFailure('disk_shrink', 'A disk is never made smaller.');
    }
    await machines.change(ref, (one) => {
      const template = templateOf(one);
      return withTemplate(one, { ...template, domain: { ...template.domain, ...sizeOf(size) } });
    });
    if (size.diskGb > now) {
      const storage = `${size.diskGb}Gi`;
      await claims.patch(diskOf(machine), { spec: { resources: { requests: { storage } } } });
    }
    return { isLive: !isRun(await instances.find(ref)) };
  }

  /** Private networks need parts of a cluster that not every one has. */
  async setNics(ref: EngineRef, spec: ServerSpec): Promise<void> {
    await this.cluster.machines.get(ref);
    this.#requireOneNetwork(spec);
  }

  #requireOneNetwork({ nics }: ServerSpec): void {
    if (nics.length <= 1) return;
    throw new ComputeFailure('unsupported', 'This engine has no private networks.');
  }

  async #requireImage(imageRef: string): Promise<void> {
    const image = /^[a-z0-9-]+$/.test(imageRef)
      ? await this.cluster.disks.find(imageRef)
      : undefined;
    if (isMade(image)) return;
    throw new ComputeFailure('image_missing', 'The image is not in the cluster.');
  }

  async #made(disk: string, signal?: AbortSignal): Promise<void> {
    const wait = { timeoutMs: CLONE_MS, ...(signal ? { signal } : {}) };
    await this.cluster.disks.until(disk, isMade, wait);
  }
}

/** The disk that a machine starts from; a restore gives it another one. */
export function diskOf(machine: Machine): string {
  const volumes = machine.spec.template.spec?.volumes ?? [];
  const root = volumes.find(({ name }) => name === ROOT);
  const name = root?.dataVolume?.name ?? root?.persistentVolumeClaim?.claimName;
  if (name === undefined) throw new ComputeFailure('not_found', 'The server has no disk.');
  return name;
}

type Template = NonNullable<Machine['spec']['template']['spec']>;

function templateOf({ spec }: Machine): Template {
  if (spec.template.spec) return spec.template.spec;
  throw new ComputeFailure('not_found', 'There is no such server.');
}

function withTemplate(
  machine: Machine,
  template: Template,
  over: Partial<Machine['spec']> = {},
): Machine {
  const { spec } = machine;
  return { ...machine, spec: { ...spec, ...over, template: { ...spec.template, spec: template } } };
}
