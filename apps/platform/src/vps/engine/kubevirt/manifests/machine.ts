import type { V1VirtualMachine } from '@kubevirt-ui-ext/kubevirt-api/kubevirt';
import type { ServerSize, ServerSpec } from '../../server-spec.js';
import { instanceLabels, type KubevirtSettings, LABEL } from '../kubevirt-settings.js';
import { diskManifest } from './disks.js';
import { keysName, seedName } from './seed-secrets.js';
import { labelValue, ROOT } from './server-names.js';

type Template = NonNullable<V1VirtualMachine['spec']['template']['spec']>;

/** Time that a guest has to power off before the cluster cuts its power. */
const GRACE_S = 30;

/** A server as a machine that is off until it is told to start. */
export function machineManifest(
  settings: KubevirtSettings,
  ref: string,
  spec: ServerSpec,
  disk: string,
): V1VirtualMachine {
  const labels = {
    ...instanceLabels(settings),
    [`${LABEL}/server`]: ref,
    [`${LABEL}/project`]: labelValue(spec.projectId),
  };
  return {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: ref, labels, annotations: { [`${LABEL}/id`]: spec.id } },
    spec: {
      // A guest that powers itself off stays off.
      runStrategy: 'Manual',
      dataVolumeTemplates: [rootDisk(settings, disk, spec)],
      template: { metadata: { labels }, spec: template(ref, spec, disk) },
    },
  };
}

/** The disk of a server, cloned from its image. */
export function rootDisk(settings: KubevirtSettings, name: string, spec: ServerSpec) {
  const { namespace } = settings;
  const source = { pvc: { name: spec.imageRef, namespace } };
  return diskManifest(settings, { name, source, size: `${spec.size.diskGb}Gi` });
}

/** What a size is for a machine. A share of processors is a limit of its pod. */
export function sizeOf({
  vcpus,
  cpuShare,
  memoryMb,
}: ServerSize): Pick<Template['domain'], 'cpu' | 'memory' | 'resources'> {
  return {
    cpu: { sockets: vcpus, cores: 1, threads: 1 },
    memory: { guest: `${memoryMb}Mi` },
    resources: {
      requests: { cpu: `${Math.ceil(vcpus * cpuShare * 100)}m` },
      limits: { cpu: `${Math.ceil(vcpus * cpuShare * 1000)}m` },
    },
  };
}

function template(ref: string, spec: ServerSpec, disk: string): Template {
  const [nic] = spec.nics;
  const secret = { secret: { secretName: keysName(ref) } };
  return {
    hostname: spec.hostname,
    terminationGracePeriodSeconds: GRACE_S,
    ...(spec.sshKeys.length === 0
      ? {}
      : {
          accessCredentials: [
            { sshPublicKey: { source: secret, propagationMethod: { noCloud: {} } } },
          ],
        }),
    domain: {
      ...sizeOf(spec.size),
      devices: {
        autoattachGraphicsDevice: false,
        autoattachSerialConsole: true,
        logSerialConsole: true,
        rng: {},
        disks: [
          { name: ROOT, bootOrder: 1, serial: ROOT, disk: { bus: 'virtio' } },
          { name: 'seed', serial: 'seed', disk: { bus: 'virtio' } },
        ],
        interfaces: [{ name: 'public', masquerade: {}, ...(nic ? { macAddress: nic.mac } : {}) }],
      },
    },
    networks: [{ name: 'public', pod: {} }],
    volumes: [
      { name: ROOT, dataVolume: { name: disk } },
      {
        name: 'seed',
        cloudInitNoCloud: {
          secretRef: { name: seedName(ref) },
          networkDataSecretRef: { name: seedName(ref) },
        },
      },
    ],
  };
}
