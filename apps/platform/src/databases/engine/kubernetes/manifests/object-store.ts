import type { IoK8sApiCoreV1Secret } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import { encoded } from '../../../../launchpad/engine/kubernetes/manifests/release-secret.js';
import type { KubeObject } from '../../../../kubernetes/kube-resource.js';
import { BARMAN } from '../database-cluster.js';
import type { ArchiveBucket, KubernetesSettings } from '../kubernetes-settings.js';
import { installationLabels, instanceLabels } from './labels.js';

/** The plugin of CloudNativePG that archives with Barman. */
export const ARCHIVER = 'barman-cloud.cloudnative-pg.io';
/** Below which all archives are in their bucket. */
export const ARCHIVES = 'databases';

interface SecretKey {
  readonly name: string;
  readonly key: string;
}

/** Where the plugin archives; of its kind the fields that are used here. */
export interface ObjectStoreManifest extends KubeObject {
  readonly metadata: KubeObject['metadata'] & { readonly name: string; readonly namespace: string };
  readonly apiVersion: typeof BARMAN;
  readonly kind: 'ObjectStore';
  readonly spec: {
    readonly configuration: {
      readonly destinationPath: string;
      readonly endpointURL?: string;
      readonly s3Credentials: {
        readonly accessKeyId: SecretKey;
        readonly secretAccessKey: SecretKey;
        readonly region: SecretKey;
      };
      readonly wal: { readonly compression: 'gzip'; readonly maxParallel: number };
      readonly data: { readonly compression: 'gzip'; readonly immediateCheckpoint: boolean };
    };
    readonly retentionPolicy?: string;
  };
}

/** Name of what a server of one major archives: a newer one counts its log anew. */
export function archiveFolder(id: string, major: number): string {
  return `${id}-${major}`;
}

/** Secret with what the bucket is written by. */
export const bucketSecretName = (instance: string): string => `skydeck-${instance}-archive`;

export function bucketSecret(
  { instance, namespace }: KubernetesSettings,
  { accessKeyId, secretAccessKey, region }: ArchiveBucket,
) {
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    type: 'Opaque',
    metadata: {
      name: bucketSecretName(instance),
      namespace,
      labels: installationLabels(instance),
    },
    data: encoded({ accessKeyId, secretAccessKey, region }),
  } satisfies IoK8sApiCoreV1Secret;
}

/** @param keptDays how far back moments are kept; for ever when not given */
export function objectStore(
  { instance, namespace }: KubernetesSettings,
  { bucket, endpoint }: ArchiveBucket,
  id: string,
  keptDays?: number,
): ObjectStoreManifest {
  const key = (name: string): SecretKey => ({ name: bucketSecretName(instance), key: name });
  return {
    apiVersion: BARMAN,
    kind: 'ObjectStore',
    metadata: { name: id, namespace, labels: instanceLabels(instance, id) },
    spec: {
      configuration: {
        destinationPath: `s3://${bucket}/${ARCHIVES}`,
        ...(endpoint !== undefined && { endpointURL: endpoint }),
        s3Credentials: {
          accessKeyId: key('accessKeyId'),
          secretAccessKey: key('secretAccessKey'),
          region: key('region'),
        },
        wal: { compression: 'gzip', maxParallel: 2 },
        data: { compression: 'gzip', immediateCheckpoint: true },
      },
      ...(keptDays !== undefined && { retentionPolicy: `${keptDays}d` }),
    },
  };
}
