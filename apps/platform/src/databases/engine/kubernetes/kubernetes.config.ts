import { folderOf } from '@skydeck/config';
import { z } from 'zod';
import type { ArchiveBucket, KubernetesSettings } from './kubernetes-settings.js';

const NAME = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const CALLER = /^([a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?|[0-9a-f.:]+\/\d{1,3})$/;
const text = z.string().min(1).optional();
const name = (usual: string) =>
  z.string().regex(NAME, 'must be the name of a namespace').default(usual);
const parts = (value: string): string[] => value.split(',').flatMap((part) => part.trim() || []);

/** Settings of databases in a cluster. */
export const kubernetesConfig = {
  DATABASES_KUBECONFIG: text.describe(
    'File that names the cluster of `DATABASES_ENGINE=kubernetes`; where kubectl looks, or the account of the pod, when not set.',
  ),
  DATABASES_KUBERNETES_NAMESPACE: name('skydeck-databases').describe(
    'Namespace of the cluster that databases are in, which must be there.',
  ),
  DATABASES_KUBERNETES_OPERATOR_NAMESPACE: name('cnpg-system').describe(
    'Namespace that CloudNativePG runs in.',
  ),
  DATABASES_KUBERNETES_CALLERS: z
    .string()
    .default('skydeck')
    .transform(parts)
    .refine((all) => all.every((part) => CALLER.test(part)), 'must be namespaces or networks')
    .describe(
      'Namespaces and networks that the platform calls databases from, comma separated; apps may without.',
    ),
  DATABASES_KUBERNETES_STORAGE_CLASS: text.describe(
    'Storage class of the disks of databases, which has to grow volumes; the default one of the cluster when not set.',
  ),
  DATABASES_KUBERNETES_REPLICAS: z.coerce
    .number()
    .int()
    .min(1)
    .max(9)
    .default(1)
    .describe('Servers of each database in a cluster: with more than one, another takes over.'),
  DATABASES_KUBERNETES_MAJORS: z
    .string()
    .regex(/^\d{2}(,\s*\d{2})*$/, 'must be versions such as 17,18')
    .default('17,18,16')
    .transform((value) => parts(value).map(Number))
    .describe('Versions of Postgres that are offered in a cluster, the usual one first.'),
  DATABASES_KUBERNETES_IMAGE: z
    .string()
    .refine((image) => /:\{major\}/.test(image), 'must have `:{major}` where the version stands')
    .default('ghcr.io/cloudnative-pg/postgresql:{major}')
    .describe('Image of Postgres for CloudNativePG, with `{major}` in place of the version.'),
  DATABASES_KUBERNETES_START_TIMEOUT_S: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .describe(
      'Longest time until a server of a cluster answers, its image fetched and a node found.',
    ),
  DATABASES_KUBERNETES_S3_BUCKET: text.describe(
    'Bucket of its own that databases of a cluster are archived in; without, no moment is gone back to.',
  ),
  DATABASES_KUBERNETES_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of its S3 server, for the cluster and for us; AWS when not set.'),
  DATABASES_KUBERNETES_S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  DATABASES_KUBERNETES_S3_ACCESS_KEY_ID: text.describe('Access key to the bucket.'),
  DATABASES_KUBERNETES_S3_SECRET_ACCESS_KEY: text
    .meta({ secret: true })
    .describe('Secret of the access key to the bucket.'),
};

type Config = z.output<z.ZodObject<typeof kubernetesConfig>>;

/** The cluster that the settings choose. */
export function chosenCluster(instance: string, config: Config): KubernetesSettings {
  const { DATABASES_KUBECONFIG: kubeconfig, DATABASES_KUBERNETES_STORAGE_CLASS: storageClass } =
    config;
  const archive = archiveOf(config);
  return {
    instance,
    ...(kubeconfig !== undefined && { kubeconfig: folderOf(kubeconfig) }),
    namespace: config.DATABASES_KUBERNETES_NAMESPACE,
    operatorNamespace: config.DATABASES_KUBERNETES_OPERATOR_NAMESPACE,
    callers: config.DATABASES_KUBERNETES_CALLERS,
    ...(storageClass !== undefined && { storageClass }),
    replicas: config.DATABASES_KUBERNETES_REPLICAS,
    majors: config.DATABASES_KUBERNETES_MAJORS,
    image: config.DATABASES_KUBERNETES_IMAGE,
    startTimeoutMs: config.DATABASES_KUBERNETES_START_TIMEOUT_S * 1_000,
    ...(archive && { archive }),
  };
}

/** @throws when a bucket is named without the keys to it */
function archiveOf(config: Config): ArchiveBucket | undefined {
  const {
    DATABASES_KUBERNETES_S3_BUCKET: bucket,
    DATABASES_KUBERNETES_S3_ENDPOINT: endpoint,
    DATABASES_KUBERNETES_S3_REGION: region,
    DATABASES_KUBERNETES_S3_ACCESS_KEY_ID: accessKeyId,
    DATABASES_KUBERNETES_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (bucket === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error(
      '`DATABASES_KUBERNETES_S3_BUCKET` needs `DATABASES_KUBERNETES_S3_ACCESS_KEY_ID` and `…_SECRET_ACCESS_KEY`.',
    );
  }
  return {
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    ...(endpoint !== undefined && { endpoint }),
  };
}
