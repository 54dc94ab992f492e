import type { ICluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import type { InstanceState, ObservedInstance } from '../../instance-spec.js';
import { installationLabels } from '../manifests/labels.js';
import { type KnownServers, majorOf } from './known-servers.js';
import { FACTS, type ServerFacts } from './server-sql.js';
import { archiveFailingSince, serverState } from './server-state.js';

/** Tells how the servers of this installation are. */
export class Observation {
  constructor(private readonly servers: KnownServers) {}

  async all(): Promise<readonly ObservedInstance[]> {
    const { clusters, settings } = await this.servers.cluster();
    const found = await clusters.list({ labels: installationLabels(settings.instance) });
    const here = found.filter(({ metadata }) => metadata.deletionTimestamp === undefined);
    return Promise.all(here.map((cluster) => this.#one(cluster)));
  }

  async #one(cluster: ICluster): Promise<ObservedInstance> {
    const id = cluster.metadata.name ?? '';
    const facts = serverState(cluster).kind === 'healthy' ? await this.#facts(id) : undefined;
    const isArchived = (cluster.spec?.plugins ?? []).length > 0;
    return {
      id,
      major: majorOf(cluster),
      usedBytes: facts ? facts.dataBytes + facts.logBytes : 0,
      ...stateOf(cluster, facts),
      ...(isArchived && {
        archive: {
          lastArchivedAt: facts?.archivedAt ?? undefined,
          failingSince: archiveFailingSince(cluster),
        },
      }),
    };
  }

  async #facts(id: string): Promise<ServerFacts | undefined> {
    try {
      const admin = await this.servers.admin(id);
      const { rows } = await admin.run((client) => client.query<ServerFacts>(FACTS));
      return rows[0];
    } catch {
      // That it does not answer is what is told of it.
      return undefined;
    }
  }
}

function stateOf(
  cluster: ICluster,
  facts: ServerFacts | undefined,
): { state: InstanceState; reason?: string } {
  const state = serverState(cluster);
  switch (state.kind) {
    case 'healthy':
      if (!facts) return { state: 'starting', reason: 'it does not answer yet' };
      return facts.isReadOnly ? { state: 'read_only', reason: 'disk_full' } : { state: 'running' };
    case 'asleep':
      return { state: 'stopped' };
    case 'stuck':
      return { state: 'failed', reason: state.why };
    case 'under_way':
      return { state: 'starting', reason: state.phase };
    default:
      return { state: 'starting' };
  }
}
