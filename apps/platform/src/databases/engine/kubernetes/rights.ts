import type { ClusterRight } from '../../../launchpad/engine/kubernetes/rights.js';

const WRITE = ['get', 'list', 'watch', 'create', 'patch', 'delete'];

/** All that databases in a cluster need, in the one namespace that they are in, and no more. */
export const DATABASE_RIGHTS: readonly ClusterRight[] = [
  ['postgresql.cnpg.io', 'clusters', WRITE],
  ['postgresql.cnpg.io', 'databases', ['list', 'watch', 'create', 'patch', 'delete']],
  ['postgresql.cnpg.io', 'poolers', ['list', 'watch', 'create', 'patch', 'delete']],
  ['postgresql.cnpg.io', 'backups', ['list', 'watch', 'create', 'delete']],
  ['postgresql.cnpg.io', 'scheduledbackups', ['create', 'patch', 'delete']],
  ['barmancloud.cnpg.io', 'objectstores', ['get', 'create', 'patch', 'delete']],
  ['', 'secrets', ['get', 'create', 'patch', 'delete']],
  ['', 'pods', ['list']],
  ['', 'pods/exec', ['get', 'create']],
  ['', 'events', ['list']],
  ['batch', 'jobs', ['list', 'create', 'patch', 'delete']],
  ['networking.k8s.io', 'networkpolicies', ['create', 'patch', 'delete']],
];
