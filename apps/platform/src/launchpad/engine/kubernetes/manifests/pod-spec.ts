import { posix } from 'node:path';
import type { IoK8sApiCoreV1PodSpec } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import { architecture } from '@skydeck/oci-image';
import { type ReplicaSpec, WEB } from '../../runtime.driver.js';
import type { KubernetesSettings } from '../kubernetes-settings.js';
import { ACCOUNT, PULL_SECRET } from './project-space.js';
import { STOP_SCRIPT } from './stop-script.js';

/** Name of the one container. */
export const CONTAINER = 'app';

const NOBODY = 65_534;
const MAX_TMP_MB = 256;
const RUN_MB = 16;
const SHELL = ['/bin/sh', '-c'];

/** What a pod needs besides what is asked for. */
export interface PodNeeds {
  readonly image: string;
  /** Secret with the variables. */
  readonly secret: string;
  readonly settings: KubernetesSettings;
}

/** A pod with nothing but what an app needs, which is started once and never again. */
export function podSpec(spec: ReplicaSpec, { image, secret, settings }: PodNeeds) {
  const { artifact, command, limits, port, process = WEB, isOneOff = false } = spec;
  const { runtimeClass, registry } = settings;
  const isTree = artifact.kind === 'tree';
  const who = { runAsNonRoot: true, runAsUser: NOBODY, runAsGroup: NOBODY };
  const resources = { cpu: `${Math.ceil(limits.cpu * 1000)}m`, memory: `${limits.memoryMb}Mi` };
  return {
    restartPolicy: 'Never',
    serviceAccountName: ACCOUNT,
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    // Its first process then reaps what is left, and signals have their usual meaning for the app.
    shareProcessNamespace: true,
    // What is built here runs on processors such as the ones here.
    ...(isTree && { nodeSelector: { 'kubernetes.io/arch': architecture() } }),
    ...(registry && { imagePullSecrets: [{ name: PULL_SECRET }] }),
    ...(runtimeClass !== undefined && { runtimeClassName: runtimeClass }),
    securityContext: {
      ...(isTree && who),
      seccompProfile: { type: 'RuntimeDefault' },
    },
    containers: [
      {
        name: CONTAINER,
        image,
        ...(command !== undefined && { command: [...SHELL, command] }),
        ...(command !== undefined && {
          lifecycle: { preStop: { exec: { command: [...SHELL, STOP_SCRIPT] } } },
        }),
        ...(isTree && { workingDir: posix.join('/app', spec.root ?? '.') }),
        envFrom: [{ secretRef: { name: secret } }],
        env: [
          { name: 'HOST', value: '0.0.0.0' },
          { name: 'PORT', value: String(port) },
        ],
        ports: [{ name: 'http', containerPort: port, protocol: 'TCP' }],
        ...(process === WEB &&
          !isOneOff && { readinessProbe: { tcpSocket: { port: 'http' }, periodSeconds: 2 } }),
        resources: {
          limits: resources,
          requests: { ...resources, cpu: `${Math.ceil(limits.cpu * 250)}m` },
        },
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        volumeMounts: [
          { name: 'tmp', mountPath: '/tmp' },
          { name: 'run', mountPath: '/run' },
        ],
      },
    ],
    volumes: [
      inMemory('tmp', Math.floor(Math.min(MAX_TMP_MB, limits.memoryMb / 2))),
      inMemory('run', RUN_MB),
    ],
  } satisfies IoK8sApiCoreV1PodSpec;
}

function inMemory(name: string, sizeMb: number) {
  return { name, emptyDir: { medium: 'Memory', sizeLimit: `${sizeMb}Mi` } };
}
