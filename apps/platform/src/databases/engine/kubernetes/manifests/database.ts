import type { IDatabase } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Database';
import type { DatabaseSpec } from '../../database.driver.js';
import { ADMIN } from '../../embedded/postgres/names.js';
import { CNPG } from '../database-cluster.js';
import type { KubernetesSettings } from '../kubernetes-settings.js';
import { databaseObject, instanceLabels } from './labels.js';

/** A database, which belongs to our superuser and goes with its object. */
export function databaseManifest(
  { instance, namespace }: KubernetesSettings,
  id: string,
  { name, connectionLimit }: DatabaseSpec,
): IDatabase {
  return {
    apiVersion: CNPG,
    kind: 'Database',
    metadata: { name: databaseObject(id, name), namespace, labels: instanceLabels(instance, id) },
    spec: {
      cluster: { name: id },
      name,
      owner: ADMIN,
      template: 'template0',
      connectionLimit: Math.floor(connectionLimit),
      databaseReclaimPolicy: 'delete',
    },
  };
}
