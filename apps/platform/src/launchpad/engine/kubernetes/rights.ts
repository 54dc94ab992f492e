/** A group of the API, a resource, and what we do with it in all namespaces. */
export type ClusterRight = readonly [group: string, resource: string, verbs: readonly string[]];

/** All that running apps in a cluster needs, and no more: secrets, say, are never read. */
export const CLUSTER_RIGHTS: readonly ClusterRight[] = [
  ['', 'namespaces', ['list', 'create', 'patch']],
  ['', 'pods', ['list', 'watch', 'create', 'patch', 'delete', 'deletecollection']],
  ['', 'pods/log', ['get']],
  ['', 'pods/exec', ['get', 'create']],
  ['', 'secrets', ['create', 'patch', 'delete', 'deletecollection']],
  ['', 'services', ['list', 'create', 'patch', 'delete']],
  ['', 'serviceaccounts', ['create', 'patch']],
  ['', 'resourcequotas', ['create', 'patch']],
  ['', 'events', ['list']],
  ['batch', 'jobs', ['create', 'patch', 'delete', 'deletecollection']],
  ['policy', 'poddisruptionbudgets', ['create', 'patch', 'delete', 'deletecollection']],
  ['networking.k8s.io', 'networkpolicies', ['create', 'patch']],
  ['metrics.k8s.io', 'pods', ['list']],
];

/** What a gateway needs besides, in the namespace of its routes. */
export const GATEWAY_RIGHTS: readonly ClusterRight[] = [
  ['gateway.networking.k8s.io', 'httproutes', ['list', 'create', 'patch', 'delete']],
];
