import type { ICluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import type { DatabaseEngineError } from '../../database.driver.js';
import { isStopped } from './known-servers.js';

const HEALTHY = 'Cluster in healthy state';
/** Condition that a server is asleep. */
const ASLEEP = 'cnpg.io/hibernation';
const ARCHIVING = 'ContinuousArchiving';

/** Phases that do not pass by themselves, and what they mean to who asked. */
const FATAL: Readonly<Record<string, DatabaseEngineError['reason']>> = {
  'Cluster is unrecoverable and needs manual intervention': 'failed',
  'Cluster cannot proceed to reconciliation due to an unknown plugin being required': 'failed',
  'Cluster has incomplete or invalid image catalog': 'failed',
  'Invalid cluster definition': 'failed',
  'Unable to create required cluster objects': 'failed',
  'Not enough disk space': 'disk_full',
};

/** How far a server is, as its operator tells. */
export type ServerState =
  | { readonly kind: 'healthy' | 'asleep' | 'waking' }
  | { readonly kind: 'under_way'; readonly phase: string }
  | {
      readonly kind: 'stuck';
      readonly reason: DatabaseEngineError['reason'];
      readonly why: string;
    };

export function serverState(cluster: ICluster): ServerState {
  const {
    phase = 'Not yet seen by its operator',
    phaseReason = '',
    readyInstances = 0,
  } = cluster.status ?? {};
  if (isStopped(cluster)) {
    return {
      kind: conditionOf(cluster, ASLEEP)?.status === 'True' ? 'asleep' : 'under_way',
      phase,
    };
  }
  if (phase === HEALTHY) return { kind: readyInstances > 0 ? 'healthy' : 'waking' };
  const why = phaseReason === '' ? phase : `${phase}: ${phaseReason}`;
  const reason = FATAL[phase];
  if (reason === undefined) return { kind: 'under_way', phase: why };
  return { kind: 'stuck', why, reason: isQuota(phaseReason) ? 'not_allowed' : reason };
}

/** Since when nothing could be archived; undefined when it can, or was never tried. */
export function archiveFailingSince(cluster: ICluster): Date | undefined {
  const condition = conditionOf(cluster, ARCHIVING);
  return condition?.status === 'False' ? new Date(condition.lastTransitionTime) : undefined;
}

/** Whether a cluster tells that a quota of it is used up. */
export function isQuota(message: string): boolean {
  return message.includes('exceeded quota');
}

function conditionOf({ status }: ICluster, type: string) {
  return status?.conditions?.find((condition) => condition.type === type);
}
