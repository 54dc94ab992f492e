import type { IoK8sApiCoreV1Secret } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';

/** What tells secrets of releases from others that we make. */
export const RELEASE = { 'app.kubernetes.io/component': 'release' };

/** Variables of a release, which nobody can change any more. */
export function releaseSecret(
  name: string,
  namespace: string,
  labels: Record<string, string>,
  env: Readonly<Record<string, string>>,
) {
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    type: 'Opaque',
    immutable: true,
    metadata: { name, namespace, labels: { ...labels, ...RELEASE } },
    data: encoded(env),
  } satisfies IoK8sApiCoreV1Secret;
}

/** Values as secrets hold them. */
export function encoded(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, Buffer.from(text).toString('base64')]),
  );
}
