import type { IPooler } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Pooler';
import { LABEL } from '../../../../launchpad/engine/kubernetes/manifests/labels.js';
import { objectName } from '../../../../launchpad/engine/kubernetes/manifests/names.js';
import type { PoolSpec } from '../../pool-spec.js';
import { CNPG } from '../database-cluster.js';
import type { KubernetesSettings } from '../kubernetes-settings.js';
import { checkedId, instanceLabels } from './labels.js';

/** Container of the pooler in its pods. */
export const POOLER = 'pgbouncer';
/** Where its console answers, in its pods only. */
export const POOLER_SOCKET = '/controller/run';
/** Label of the pods of all pools of a server. */
export const POOL_LABEL = `${LABEL}/database-pool`;
/** Label by which the operator tells the pods of one pooler. */
export const POOLER_LABEL = 'cnpg.io/poolerName';
/** Statements that each connection to the server keeps prepared for its clients. */
const PREPARED = 200;
const EVERYBODY = ['0.0.0.0/0', '::/0'];

/** Name of the object that stands for the pool of a database, and of its Service. */
export function poolerName(id: string, database: string): string {
  return objectName(checkedId(id), 'pool', database);
}

/** Name that clients reach a pool by, and verify its certificate with. */
export function poolerHost(namespace: string, pooler: string): string {
  return `${pooler}.${namespace}.svc`;
}

/**
 * The pool of one database. Its clients are known by what the server knows their passwords by, and reach
 * that database only, with TLS: rules of ours stand before the one of the operator that lets all in.
 */
export function poolerManifest(
  { instance, namespace }: KubernetesSettings,
  id: string,
  spec: PoolSpec,
): IPooler {
  const { database, mode, size, maxConnections, maxClients } = spec;
  const labels = instanceLabels(instance, id);
  return {
    apiVersion: CNPG,
    kind: 'Pooler',
    metadata: { name: poolerName(id, database), namespace, labels },
    spec: {
      cluster: { name: id },
      type: 'rw',
      instances: 1,
      template: {
        metadata: { labels: { [POOL_LABEL]: id } },
        spec: {
          containers: [
            {
              name: POOLER,
              resources: {
                requests: { cpu: '50m', memory: '64Mi' },
                limits: { cpu: '1', memory: '256Mi' },
              },
            },
          ],
        },
      },
      pgbouncer: {
        poolMode: mode,
        pg_hba: [
          ...EVERYBODY.map((network) => `hostssl ${database} all ${network} scram-sha-256`),
          ...EVERYBODY.map((network) => `host all all ${network} reject`),
        ],
        parameters: {
          default_pool_size: String(size),
          max_db_connections: String(maxConnections),
          max_client_conn: String(maxClients),
          max_prepared_statements: String(PREPARED),
          log_connections: '0',
          log_disconnections: '0',
          server_idle_timeout: '300',
          query_wait_timeout: '120',
          client_login_timeout: '30',
          // A server that starts again, or another that takes over, is found at once.
          server_login_retry: '1',
          idle_transaction_timeout: '900',
        },
      },
    },
  };
}
