import { folderOf } from '@skydeck/config';
import { z } from 'zod';
import type { AppRegistry, KubernetesSettings } from './kubernetes-settings.js';

const NAME = /^[a-z0-9]([-a-z0-9]{0,29}[a-z0-9])?$/;
const REGISTRY = /^[a-z0-9.-]+(:\d+)?(\/[a-z0-9]+([._-][a-z0-9]+)*)*$/;
const CALLER = /^([a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?|[0-9a-f.:]+\/\d{1,3})$/;
const whole = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const text = z.string().min(1).optional();

/** Settings of apps that run in a cluster. */
export const kubernetesConfig = {
  LAUNCHPAD_KUBECONFIG: text.describe(
    'File that names the cluster of `LAUNCHPAD_RUNTIME=kubernetes`; where kubectl looks, or the account of the pod, when not set.',
  ),
  LAUNCHPAD_KUBERNETES_NAMESPACE_PREFIX: z
    .string()
    .regex(NAME, 'must be the beginning of the name of a namespace')
    .default('skydeck')
    .describe('What names of the namespaces begin with that are made for projects.'),
  LAUNCHPAD_KUBERNETES_CALLERS: z
    .string()
    .default('skydeck')
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .refine((parts) => parts.every((part) => CALLER.test(part)), 'must be namespaces or networks')
    .describe(
      'Namespaces and networks that edge and platform call apps from, comma separated; nobody else outside of its project reaches an app.',
    ),
  LAUNCHPAD_KUBERNETES_START_TIMEOUT_S: whole(120).describe(
    'Longest time until a pod runs, its image fetched and a node found.',
  ),
  LAUNCHPAD_KUBERNETES_PROJECT_PODS: whole(50).describe('Most pods that a project may have.'),
  LAUNCHPAD_KUBERNETES_PROJECT_CPU: whole(32).describe(
    'Most processors that the pods of a project may use together.',
  ),
  LAUNCHPAD_KUBERNETES_PROJECT_MEMORY_MB: whole(65_536).describe(
    'Most memory that the pods of a project may use together.',
  ),
  LAUNCHPAD_KUBERNETES_RUNTIME_CLASS: text.describe(
    'RuntimeClass of pods of apps, such as one of gVisor or Kata; the usual one of the nodes when not set.',
  ),
  LAUNCHPAD_REGISTRY: z
    .string()
    .regex(REGISTRY, 'must be a host, perhaps with a port and a path')
    .optional()
    .describe(
      'Registry that releases are pushed to and nodes pull from, such as `registry.example.com/apps`.',
    ),
  LAUNCHPAD_REGISTRY_USERNAME: text.describe('Who pushes to it.'),
  LAUNCHPAD_REGISTRY_PASSWORD: text.describe('The password or token of who pushes.'),
  LAUNCHPAD_REGISTRY_PULL_USERNAME: text.describe(
    'Who pulls from it; the one who pushes when not set.',
  ),
  LAUNCHPAD_REGISTRY_PULL_PASSWORD: text.describe('The password or token of who pulls.'),
};

type Config = z.output<z.ZodObject<typeof kubernetesConfig>> & {
  readonly LAUNCHPAD_RUNTIME: string;
  readonly LAUNCHPAD_EGRESS_ALLOW_CIDRS: readonly string[];
  readonly DATABASES_ENGINE: string;
  readonly DATABASES_KUBERNETES_NAMESPACE: string;
  readonly LAUNCHPAD_BASE_IMAGE?: string | undefined;
};

/** The cluster that the settings choose; none when apps run elsewhere. */
export function chosenCluster(config: Config): KubernetesSettings | undefined {
  if (config.LAUNCHPAD_RUNTIME !== 'kubernetes') return undefined;
  const { LAUNCHPAD_KUBECONFIG: kubeconfig, LAUNCHPAD_REGISTRY: name } = config;
  const { LAUNCHPAD_KUBERNETES_RUNTIME_CLASS: runtimeClass, LAUNCHPAD_BASE_IMAGE: baseImage } =
    config;
  return {
    ...(kubeconfig !== undefined && { kubeconfig: folderOf(kubeconfig) }),
    namespacePrefix: config.LAUNCHPAD_KUBERNETES_NAMESPACE_PREFIX,
    callers: config.LAUNCHPAD_KUBERNETES_CALLERS,
    egressAllowCidrs: config.LAUNCHPAD_EGRESS_ALLOW_CIDRS,
    ...(config.DATABASES_ENGINE === 'kubernetes' && {
      databaseNamespace: config.DATABASES_KUBERNETES_NAMESPACE,
    }),
    quota: {
      pods: config.LAUNCHPAD_KUBERNETES_PROJECT_PODS,
      cpu: config.LAUNCHPAD_KUBERNETES_PROJECT_CPU,
      memoryMb: config.LAUNCHPAD_KUBERNETES_PROJECT_MEMORY_MB,
    },
    startTimeoutMs: config.LAUNCHPAD_KUBERNETES_START_TIMEOUT_S * 1_000,
    ...(name !== undefined && { registry: registryOf(name, config) }),
    ...(runtimeClass !== undefined && { runtimeClass }),
    ...(baseImage !== undefined && { baseImage }),
  };
}

function registryOf(name: string, config: Config): AppRegistry {
  const credentials = pair(config.LAUNCHPAD_REGISTRY_USERNAME, config.LAUNCHPAD_REGISTRY_PASSWORD);
  const pullCredentials = pair(
    config.LAUNCHPAD_REGISTRY_PULL_USERNAME,
    config.LAUNCHPAD_REGISTRY_PULL_PASSWORD,
  );
  return { name, ...(credentials && { credentials }), ...(pullCredentials && { pullCredentials }) };
}

function pair(username: string | undefined, password: string | undefined) {
  return username === undefined || password === undefined ? undefined : { username, password };
}
