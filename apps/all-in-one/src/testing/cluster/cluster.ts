import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '../../stack/stack-ports.js';
import { makeHome, signInOwner } from '../owner.js';
import { endEdgeFamily } from '../../supervisor/edge-family.js';
import {
  addressesOf,
  type ClusterPlan,
  planCluster,
  type ReplicaAddresses,
} from './cluster-plan.js';
import { type ClusterOptions, EACH, edgesOf, processesOf } from './cluster-processes.js';
import type { StartedProcess } from './started-process.js';

/** Services that run several times each behind an edge, as processes of their own. */
export class Cluster {
  private constructor(
    /** Those that run. */
    readonly services: readonly ServiceName[],
    readonly home: string,
    private readonly ownerToken: string,
    readonly plan: ClusterPlan,
    /** One for each unit and replica, named such as `pay.1`. */
    readonly replicas: readonly StartedProcess[],
    /** The balancer, and the edge of the apps where there are any. */
    readonly edges: readonly StartedProcess[],
  ) {}

  static async start(options: ClusterOptions): Promise<Cluster> {
    const { database, environment: settings = {}, parent, replicas = 2, internalTls } = options;
    const { home, ownerToken } = await makeHome(parent);
    const { url: databaseUrl } = database;
    const schema = (service: string) => database.schema(service);
    const plan = await planCluster({ home, databaseUrl, schema, replicas, settings, internalTls });
    await mkdir(path.join(home, 'logs'), { recursive: true });
    const { units = EACH } = options;
    const services = units.flat();
    const cluster = new Cluster(
      services,
      home,
      ownerToken,
      plan,
      processesOf({ ...options, units }, plan, home),
      edgesOf(plan, home, services.includes('platform')),
    );
    await cluster.#begin().catch(async (error: unknown) => {
      await cluster.close();
      throw error;
    });
    return cluster;
  }

  /** What clients are told, by the names of the settings. */
  get environment(): NodeJS.ProcessEnv {
    return this.plan.environment;
  }

  /** Where each replica of a service itself answers. */
  replicasOf(service: ServiceName): ReplicaAddresses[] {
    return this.plan.replicas.map((environment) => addressesOf(environment, service));
  }

  /** Signs the machine's owner in and gives the access token. */
  signInOwner(): Promise<string> {
    return signInOwner(this.environment['AUTH_URL'] ?? '', this.ownerToken);
  }

  async close(): Promise<void> {
    await Promise.all(this.replicas.map((process) => process.stop()));
    await Promise.all(this.edges.map((process) => process.stop()));
    for (const { plan } of this.edges) await endEdgeFamily(plan.environment['SKYDECK_HOME'] ?? '');
    await rm(this.home, { recursive: true, force: true, maxRetries: 10 });
  }

  async #begin(): Promise<void> {
    for (const process of [...this.edges, ...this.replicas]) process.launch();
    await Promise.all(this.edges.map((process) => process.untilReady()));
    await this.#route();
    await Promise.all(this.replicas.map((process) => process.untilReady()));
    await this.#untilBalanced();
  }

  /** Tells the balancer of every replica. */
  async #route(): Promise<void> {
    const { balancer, hosts, environment } = this.plan;
    for (const { host, service, ports } of hosts) {
      const targets = ports.map((port) => ({ host: '127.0.0.1', port }));
      const response = await fetch(`http://127.0.0.1:${balancer.controlPort}/v1/routes/${host}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${environment['SKYDECK_SERVICE_SECRET']}` },
        body: JSON.stringify({ service, version: 1, targets }),
      });
      if (!response.ok) throw new Error(`The balancer refused ${host}: ${await response.text()}`);
    }
  }

  /** A replica that was asked while it started is avoided for a while. */
  async #untilBalanced(): Promise<void> {
    const urls = this.services.map(
      (name) => `${this.environment[`${name.toUpperCase()}_URL`]}/readyz`,
    );
    for (let tries = 0; tries < 200; tries++) {
      const answers = await Promise.all(urls.map((url) => fetch(url)));
      if (answers.every(({ ok }) => ok)) return;
      await sleep(50);
    }
    throw new Error('The balancer does not reach the services.');
  }
}
