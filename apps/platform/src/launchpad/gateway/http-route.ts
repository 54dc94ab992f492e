import type { IHTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { appLabels } from '../engine/kubernetes/manifests/labels.js';
import { objectName } from '../engine/kubernetes/manifests/names.js';
import type { GatewaySettings } from './gateway.config.js';

/** A gateway takes this many names on one route. */
export const MOST_HOSTS = 16;

/** Leads names of an app through a gateway to the edge, which knows its replicas. */
export function httpRoute(
  instance: string,
  { gateway, backend }: GatewaySettings,
  { appId, part, hosts }: { appId: string; part: number; hosts: readonly string[] },
) {
  const { name, port } = backend;
  return {
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind: 'HTTPRoute',
    metadata: {
      name: objectName('app', instance, appId, ...(part === 0 ? [] : [String(part)])),
      namespace: backend.namespace,
      labels: appLabels(instance, appId),
    },
    spec: {
      parentRefs: [{ name: gateway.name, namespace: gateway.namespace }],
      hostnames: [...hosts],
      rules: [{ backendRefs: [{ name, port }] }],
    },
  } satisfies IHTTPRoute;
}
