import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseEngineError } from '../../database.driver.js';
import type { PoolAddress, PoolSample, PoolSpec } from '../../pool-spec.js';
import type { DatabaseCluster } from '../database-cluster.js';
import { instanceLabels } from '../manifests/labels.js';
import {
  POOLER,
  POOLER_LABEL,
  POOLER_SOCKET,
  poolerHost,
  poolerManifest,
  poolerName,
} from '../manifests/pooler.js';
import type { KnownServers } from './known-servers.js';
import { PodCommand } from './pod-command.js';
import { poolAnswers } from './pool-probe.js';
import { poolSampleOf } from './pool-sample.js';

const GONE_MS = 120_000;
const POLL_MS = 1_000;
const SAMPLE = ['psql', '-h', POOLER_SOCKET, '-p', '5432', '-U', 'pgbouncer', '-d', 'pgbouncer'];

/** Pools of databases: each a `Pooler`, which the operator runs before the server. */
export class ClusterPools {
  constructor(private readonly servers: KnownServers) {}

  /** Makes a pool, or gives it another mode and size, and waits until it answers. */
  async ensure(id: string, spec: PoolSpec): Promise<PoolAddress> {
    await this.servers.get(id);
    const cluster = await this.servers.cluster();
    const name = poolerName(id, spec.database);
    // Clients verify it by the certificate of the server, which has to know its name first.
    await this.#certify(cluster, id, [...(await namesOf(cluster, id)), name]);
    await cluster.apply(cluster.poolers, poolerManifest(cluster.settings, id, spec));
    const deadline = Date.now() + cluster.settings.startTimeoutMs;
    for (;;) {
      const { host, port, caPem } = await this.servers.serviceAddress(name);
      const problem = await poolAnswers({ host, port, caPem }, spec.database);
      if (problem === undefined) return { host, port };
      if (Date.now() > deadline) {
        throw new DatabaseEngineError('unavailable', `the pool does not answer: ${problem}`);
      }
      await sleep(cluster.settings.pollMs ?? POLL_MS);
    }
  }

  /** One that is gone is no error. */
  async remove(id: string, database: string): Promise<void> {
    const cluster = await this.servers.cluster();
    const name = poolerName(id, database);
    await cluster.poolers.delete(name);
    await cluster.poolers.until(name, (found) => found === undefined, { timeoutMs: GONE_MS });
    if (!(await this.servers.find(id))) return;
    await this.#certify(cluster, id, await namesOf(cluster, id));
  }

  /** What its clients and its connections do, as its console tells. */
  async sample(id: string, database: string): Promise<PoolSample> {
    const { poolers, pods, client, settings } = await this.servers.cluster();
    const name = poolerName(id, database);
    const [found] = await poolers.list({ name });
    if (!found) throw new DatabaseEngineError('not_found', `there is no pool of ${database}`);
    const all = await pods.list({ labels: { [POOLER_LABEL]: name } });
    const pod = all.find(({ status }) => status?.phase === 'Running')?.metadata?.name;
    if (pod === undefined) throw unavailable(`no pod of the pool of ${database} runs`);
    const at = { namespace: settings.namespace, pod, container: POOLER };
    const command = await PodCommand.start(client, at, [...SAMPLE, '-A', '-c', 'show pools']);
    command.stdin.end();
    const written = await text(command.stdout);
    const { code, complaint } = await command.ended;
    if (code !== 0) throw unavailable(`the pooler does not answer: ${complaint.trim()}`);
    return poolSampleOf(written, database);
  }

  async #certify({ clusters, settings }: DatabaseCluster, id: string, names: readonly string[]) {
    const wanted = [...new Set(names)].map((name) => poolerHost(settings.namespace, name));
    const { certificates } = (await this.servers.get(id)).spec ?? {};
    const known = certificates?.serverAltDNSNames ?? [];
    const isSame = wanted.length === known.length && wanted.every((name) => known.includes(name));
    if (isSame) return;
    await clusters.patch(id, { spec: { certificates: { serverAltDNSNames: wanted.toSorted() } } });
  }
}

/** Names of the pools that a server has. */
export async function namesOf(cluster: DatabaseCluster, id: string): Promise<readonly string[]> {
  const labels = instanceLabels(cluster.settings.instance, id);
  const found = await cluster.poolers.list({ labels });
  return found.flatMap(({ metadata }) =>
    metadata.deletionTimestamp === undefined ? (metadata.name ?? []) : [],
  );
}

const unavailable = (why: string) => new DatabaseEngineError('unavailable', why);
