import type { ICluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { LABEL } from '../../../../launchpad/engine/kubernetes/manifests/labels.js';
import { ADMIN } from '../../embedded/postgres/names.js';
import type { InstanceSpec } from '../../instance-spec.js';
import { CNPG } from '../database-cluster.js';
import type { KubernetesSettings } from '../kubernetes-settings.js';
import { instanceLabels } from './labels.js';
import { ARCHIVER, archiveFolder } from './object-store.js';
import { reserveMb, serverParameters } from './parameters.js';

/** Secret of the authority that all servers of an installation have their certificates of. */
export const authoritySecret = (instance: string): string => `skydeck-${instance}-authority`;

export const HIBERNATION = 'cnpg.io/hibernation';
/** When it was stopped: nothing is written afterwards. */
export const STOPPED_AT = `${LABEL}/stopped-at`;
/** The version that its owner wants. */
export const MAJOR = `${LABEL}/major`;

type Spec = NonNullable<ICluster['spec']>;
/** What a server is made of: nothing, or what another one held. Never changed afterwards. */
export type Origin = Pick<Spec, 'bootstrap' | 'externalClusters'>;

/** What a server is to be. */
export interface ClusterPlan {
  readonly spec: InstanceSpec;
  readonly origin: Origin;
  readonly stoppedAt?: Date | undefined;
  /** Names that its pools are reached by. */
  readonly poolHosts?: readonly string[];
}

/** One server of databases, or several that stand by for one another. */
export function clusterManifest(settings: KubernetesSettings, plan: ClusterPlan): ICluster {
  const { spec, origin, stoppedAt, poolHosts = [] } = plan;
  const { instance, namespace, replicas, storageClass, archive } = settings;
  const labels = instanceLabels(instance, spec.id);
  return {
    apiVersion: CNPG,
    kind: 'Cluster',
    metadata: {
      name: spec.id,
      namespace,
      labels: { ...labels, [MAJOR]: String(spec.major) },
      annotations: {
        [HIBERNATION]: stoppedAt ? 'on' : 'off',
        ...(stoppedAt && { [STOPPED_AT]: stoppedAt.toISOString() }),
      },
    },
    spec: {
      ...origin,
      instances: replicas,
      imageName: imageOf(settings, spec.major),
      // Who manages its pods is told by the operator.
      inheritedMetadata: {
        labels: Object.fromEntries(
          Object.entries(labels).filter(([name]) => name.startsWith(LABEL)),
        ),
      },
      enableSuperuserAccess: false,
      // Members of a cluster apart, where there are several nodes.
      affinity: { enablePodAntiAffinity: true, podAntiAffinityType: 'preferred' },
      resources: resourcesOf(spec),
      storage: {
        size: `${spec.diskMb + reserveMb(spec.diskMb)}Mi`,
        resizeInUseVolumes: true,
        ...(storageClass !== undefined && { storageClass }),
      },
      certificates: {
        serverCASecret: authoritySecret(instance),
        ...(poolHosts.length > 0 && { serverAltDNSNames: poolHosts.toSorted() }),
      },
      postgresql: {
        parameters: serverParameters(spec),
        shared_preload_libraries: ['pg_stat_statements'],
        // Before the rule of the operator that lets everybody in by a password.
        pg_hba: ['hostssl all all all scram-sha-256', 'host all all all reject'],
      },
      ...(spec.archived &&
        archive && {
          plugins: [
            {
              name: ARCHIVER,
              isWALArchiver: true,
              parameters: {
                barmanObjectName: spec.id,
                serverName: archiveFolder(spec.id, spec.major),
              },
            },
          ],
        }),
    },
  };
}

/** A new server: its superuser of ours is made with it, and signs in by the password of its secret. */
export const EMPTY: Origin = {
  bootstrap: {
    initdb: {
      database: ADMIN,
      owner: ADMIN,
      encoding: 'UTF8',
      dataChecksums: true,
      postInitSQL: [`alter role ${ADMIN} superuser`],
    },
  },
};

/** A server that holds what another one held, at a moment or at its end. */
export function recovered(from: string, major: number, at?: Date): Origin {
  return {
    bootstrap: {
      recovery: {
        source: 'origin',
        database: ADMIN,
        owner: ADMIN,
        ...(at && { recoveryTarget: { targetTime: at.toISOString() } }),
      },
    },
    externalClusters: [
      {
        name: 'origin',
        plugin: {
          name: ARCHIVER,
          parameters: { barmanObjectName: from, serverName: archiveFolder(from, major) },
        },
      },
    ],
  };
}

/** Image of a version. */
export function imageOf({ image }: KubernetesSettings, major: number): string {
  return image.replaceAll('{major}', String(major));
}

function resourcesOf({ cpus, memoryMb }: InstanceSpec): NonNullable<Spec['resources']> {
  const memory = `${memoryMb}Mi`;
  return {
    requests: { cpu: `${Math.ceil(cpus * 250)}m`, memory },
    limits: { cpu: `${Math.ceil(cpus * 1_000)}m`, memory },
  };
}
