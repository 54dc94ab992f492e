import type { ICluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { DatabaseEngineError } from '../../database.driver.js';
import type { InstanceSpec } from '../../instance-spec.js';
import { scheduleManifest } from '../manifests/backup.js';
import {
  type ClusterPlan,
  clusterManifest,
  EMPTY,
  HIBERNATION,
  type Origin,
  STOPPED_AT,
} from '../manifests/cluster.js';
import { checkedId, instanceLabels } from '../manifests/labels.js';
import { networkPolicy, poolPolicy, poolPolicyName } from '../manifests/network-policy.js';
import { bucketSecret, objectStore } from '../manifests/object-store.js';
import { poolerHost } from '../manifests/pooler.js';
import type { ArchiveFiles } from './archive-files.js';
import type { ClusterAuthority } from './authority.js';
import { isStopped, type KnownServers, majorOf } from './known-servers.js';
import { namesOf } from './pools.js';
import { Readiness } from './readiness.js';
import { SERVER_SCHEMA } from './server-sql.js';

const GONE_MS = 120_000;

/** Servers that come, change, sleep and go. */
export class ServerLife {
  readonly readiness: Readiness;

  constructor(
    readonly servers: KnownServers,
    private readonly authority: ClusterAuthority,
    private readonly files: ArchiveFiles | undefined,
  ) {
    this.readiness = new Readiness(servers);
  }

  /** Makes a server, or gives one its new limits, or wakes it. @throws `not_allowed` for another major */
  async ensure(spec: InstanceSpec): Promise<void> {
    const known = await this.servers.find(spec.id);
    if (known && majorOf(known) !== spec.major) {
      const text = `the data is of version ${majorOf(known)}: upgrade it`;
      throw new DatabaseEngineError('not_allowed', text);
    }
    await this.make(spec, EMPTY);
    await this.readiness.answers(spec);
    await this.finish(spec.id);
  }

  /** Writes down what a server is to be; one that is there keeps what it was made of. */
  async make(spec: InstanceSpec, origin: Origin, stoppedAt?: Date): Promise<void> {
    const cluster = await this.servers.cluster();
    const { settings } = cluster;
    const known = await this.servers.find(spec.id);
    await this.authority.caPem();
    // Nothing may answer before its doors are closed.
    await cluster.apply(cluster.policies, networkPolicy(settings, spec));
    await cluster.apply(cluster.policies, poolPolicy(settings, spec));
    if (spec.archived && settings.archive) {
      await cluster.apply(cluster.secrets, bucketSecret(settings, settings.archive));
      const { metadata } = objectStore(settings, settings.archive, spec.id);
      const isThere = (await cluster.stores.find(metadata?.name ?? '')) !== undefined;
      if (!isThere)
        await cluster.apply(cluster.stores, objectStore(settings, settings.archive, spec.id));
    }
    const made = known ? originOf(known) : origin;
    const pools = known ? await namesOf(cluster, spec.id) : [];
    const poolHosts = pools.map((name) => poolerHost(settings.namespace, name));
    const plan: ClusterPlan = { spec, origin: made, stoppedAt, poolHosts };
    await cluster.apply(cluster.clusters, clusterManifest(settings, plan));
    if (spec.archived && settings.archive) {
      await cluster.apply(cluster.schedules, scheduleManifest(settings, spec.id));
    }
  }

  /** What is made in a server that answers. */
  async finish(id: string): Promise<void> {
    await (await this.servers.admin(id)).run((client) => client.query(SERVER_SCHEMA));
  }

  async stop(id: string): Promise<void> {
    const known = await this.servers.get(id);
    const cluster = await this.servers.cluster();
    if (!isStopped(known)) {
      await this.mark(id).catch((error: unknown) => {
        const isAway = error instanceof DatabaseEngineError && error.reason === 'unavailable';
        if (!isAway) throw error;
      });
      await cluster.clusters.patch(id, {
        metadata: {
          annotations: { [HIBERNATION]: 'on', [STOPPED_AT]: new Date().toISOString() },
        },
      });
    }
    await this.readiness.sleeps(id);
  }

  /** Writes a moment into the log that any earlier one is reached before, and has it archived. */
  async mark(id: string): Promise<void> {
    const admin = await this.servers.admin(id);
    await admin.run(async (client) => {
      await client.query('select pg_current_xact_id()');
      await client.query('select pg_switch_wal()');
    });
  }

  /** Removes a server with all that belongs to it. */
  async destroy(id: string): Promise<void> {
    const cluster = await this.servers.cluster();
    const labels = instanceLabels(cluster.settings.instance, checkedId(id));
    for (const name of await namesOf(cluster, id)) await cluster.poolers.delete(name);
    await cluster.schedules.delete(id);
    await cluster.clusters.delete(id);
    await cluster.clusters.until(id, (found) => found === undefined, { timeoutMs: GONE_MS });
    for (const { metadata } of await cluster.databases.list({ labels })) {
      await cluster.databases.delete(metadata.name ?? '');
    }
    for (const { metadata, spec } of await cluster.backups.list()) {
      if (spec.cluster.name === id) await cluster.backups.delete(metadata.name ?? '');
    }
    if (this.files) {
      await cluster.stores.delete(id);
      await this.files.removeAll(id);
    }
    await cluster.policies.delete(id);
    await cluster.policies.delete(poolPolicyName(id));
  }
}

function originOf({ spec }: ICluster): Origin {
  const { bootstrap, externalClusters } = spec ?? {};
  return { ...(bootstrap && { bootstrap }), ...(externalClusters && { externalClusters }) };
}
