import type { IBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Backup';
import type { IScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import { CNPG } from '../database-cluster.js';
import type { KubernetesSettings } from '../kubernetes-settings.js';
import { MAJOR } from './cluster.js';
import { instanceLabels } from './labels.js';
import { ARCHIVER } from './object-store.js';

/** Sundays at three, seconds first. */
const WEEKLY = '0 0 3 * * 0';

const plugin = { method: 'plugin', pluginConfiguration: { name: ARCHIVER } } as const;

/** A base backup, taken at once. */
export function backupManifest(
  { instance, namespace }: KubernetesSettings,
  { id, major, name }: { readonly id: string; readonly major: number; readonly name: string },
): IBackup {
  const labels = { ...instanceLabels(instance, id), [MAJOR]: String(major) };
  return {
    apiVersion: CNPG,
    kind: 'Backup',
    metadata: { name, namespace, labels },
    spec: { cluster: { name: id }, target: 'primary', ...plugin },
  };
}

/** Base backups that are taken also while the platform is away for long. */
export function scheduleManifest(
  { instance, namespace }: KubernetesSettings,
  id: string,
): IScheduledBackup {
  return {
    apiVersion: CNPG,
    kind: 'ScheduledBackup',
    metadata: { name: id, namespace, labels: instanceLabels(instance, id) },
    spec: {
      cluster: { name: id },
      schedule: WEEKLY,
      backupOwnerReference: 'none',
      target: 'primary',
      ...plugin,
    },
  };
}
