import type {
  IoK8sApiBatchV1Job,
  IoK8sApiCoreV1Secret,
} from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import { encoded } from '../../../../launchpad/engine/kubernetes/manifests/release-secret.js';
import type { KubernetesSettings } from '../kubernetes-settings.js';
import { imageOf } from './cluster.js';
import { instanceLabels, TOOL_LABEL } from './labels.js';

/** Container that the tools of a database run in. */
export const TOOLS = 'tools';
/** Where a dump lies while it is restored. */
export const WORK = '/work';
/** Where the certificate of the server lies. */
const TRUST = '/trust';
const LONGEST_S = 6 * 3_600;

/** What the tools sign in with. */
export interface ToolAccess {
  readonly env: Readonly<Record<string, string>>;
  readonly caPem: string;
}

/** A place for the programs of one dump or restore. */
export interface ToolPlan {
  readonly name: string;
  readonly id: string;
  readonly major: number;
  /** Largest dump that finds room. */
  readonly roomMb: number;
}

/** What the programs are given, gone with the job. */
export function toolSecret(
  { instance, namespace }: KubernetesSettings,
  { name, id }: ToolPlan,
  { env, caPem }: ToolAccess,
) {
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    type: 'Opaque',
    immutable: true,
    metadata: { name, namespace, labels: instanceLabels(instance, id) },
    data: encoded({
      ...env,
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: `${TRUST}/ca.crt`,
      ca: caPem,
    }),
  } satisfies IoK8sApiCoreV1Secret;
}

/**
 * A pod with the programs of the server's version and nothing of its data: what a dump holds is read
 * where it can do no harm. It ends by itself should nobody end it.
 */
export function toolJob(settings: KubernetesSettings, { name, id, major, roomMb }: ToolPlan) {
  const { instance, namespace } = settings;
  const labels = { ...instanceLabels(instance, id), [TOOL_LABEL]: id };
  const variables = ['PGHOST', 'PGPORT', 'PGUSER', 'PGPASSWORD', 'PGDATABASE', 'PGSSLMODE'];
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name, namespace, labels },
    spec: {
      backoffLimit: 0,
      activeDeadlineSeconds: LONGEST_S,
      ttlSecondsAfterFinished: 60,
      template: {
        metadata: { labels },
        spec: {
          restartPolicy: 'Never',
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          terminationGracePeriodSeconds: 1,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: 26,
            runAsGroup: 26,
            fsGroup: 26,
            seccompProfile: { type: 'RuntimeDefault' },
          },
          containers: [
            {
              name: TOOLS,
              image: imageOf(settings, major),
              command: ['/bin/sh', '-c', `exec sleep ${LONGEST_S}`],
              env: [...variables, 'PGSSLROOTCERT'].map((variable) => ({
                name: variable,
                valueFrom: { secretKeyRef: { name, key: variable } },
              })),
              resources: {
                requests: { cpu: '100m', memory: '128Mi' },
                limits: { cpu: '1', memory: '512Mi' },
              },
              securityContext: {
                allowPrivilegeEscalation: false,
                readOnlyRootFilesystem: true,
                capabilities: { drop: ['ALL'] },
              },
              volumeMounts: [
                { name: 'work', mountPath: WORK },
                { name: 'trust', mountPath: TRUST, readOnly: true },
              ],
            },
          ],
          volumes: [
            { name: 'work', emptyDir: { sizeLimit: `${roomMb}Mi` } },
            { name: 'trust', secret: { secretName: name, items: [{ key: 'ca', path: 'ca.crt' }] } },
          ],
        },
      },
    },
  } satisfies IoK8sApiBatchV1Job;
}
