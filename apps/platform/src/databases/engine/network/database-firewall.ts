import { createHash } from 'node:crypto';
import { runCommand } from '@skydeck/exec';
import type { AppGuests } from '../../../launchpad/engine/network/app-guests.js';
import { bridgeOf, databaseTableOf } from '../../../launchpad/engine/network/bridge.network.js';
import { formatCidr, parseCidr } from '../../../launchpad/engine/network/ipv4.js';
import { KeyedMutex } from '../../../vps/engine/keyed-mutex.js';
import { type DatabasePlan, databaseRules } from './database-rules.js';
import { knownVerdicts } from './known-verdicts.js';

/** A server of databases, with the projects whose apps reach it. */
export interface GuardedServer {
  /** Its own and the one of its pools. */
  readonly ports: readonly number[];
  readonly projects: ReadonlySet<string>;
  readonly trustedSources: readonly string[];
}

/** What a firewall is made from. */
export interface DatabaseFirewallOptions {
  readonly instance: string;
  readonly ports: { readonly first: number; readonly last: number };
  readonly guests: AppGuests;
  readonly host: () => Promise<string>;
  readonly servers: () => Promise<readonly GuardedServer[]>;
}

/** Lets apps reach the servers of their own project's databases, and nobody else's. Needs root. */
export class DatabaseFirewall {
  readonly #mutex = new KeyedMutex();
  readonly #table: string;
  #loaded: string | undefined;
  /** Who the rules of an earlier process let in. */
  #inherited: Record<'sandboxes' | 'networks', ReadonlyMap<string, string>> | undefined;

  constructor(private readonly options: DatabaseFirewallOptions) {
    this.#table = databaseTableOf(options.instance);
  }

  /** Brings the rules in line. @param isForced whether also when they should be as they are */
  async refresh(isForced = false): Promise<void> {
    await this.#mutex.run(this.#table, async () => {
      const rules = databaseRules(await this.#plan());
      if (rules === this.#loaded && !(isForced && !(await this.#isThere()))) return;
      await runCommand('nft', ['-f', '-'], { input: rules });
      this.#loaded = rules;
    });
  }

  async #plan(): Promise<DatabasePlan> {
    const { instance, guests, ports } = this.options;
    const servers = await this.options.servers();
    const inherited = (this.#inherited ??= {
      sandboxes: (await knownVerdicts(this.#table, 'sandboxes')) ?? new Map(),
      networks: (await knownVerdicts(this.#table, 'networks')) ?? new Map(),
    });
    const projects = new Map<string, number[]>();
    for (const server of servers) {
      for (const project of server.projects) {
        const chain = chainOf(project);
        projects.set(chain, [...(projects.get(chain) ?? []), ...server.ports]);
      }
    }
    return {
      table: this.#table,
      host: await this.options.host(),
      ports: `${ports.first}-${ports.last}`,
      bridge: bridgeOf(instance),
      projects,
      // One that goes on is not cut off while nobody has told of it yet.
      sandboxes: new Map([
        ...(guests.isComplete ? [] : inherited.sandboxes),
        ...[...guests.sandboxes].map(([address, project]) => [address, chainOf(project)] as const),
      ]),
      networks: new Map([
        ...inherited.networks,
        ...[...guests.networks].map(([name, { project }]) => [name, chainOf(project)] as const),
      ]),
      trusted: servers.flatMap((server) =>
        server.ports.flatMap((port) =>
          server.trustedSources.flatMap((source) => trusted(port, source)),
        ),
      ),
    };
  }

  /** Whoever reloads the host's firewall takes our rules away. */
  async #isThere(): Promise<boolean> {
    return (await knownVerdicts(this.#table, 'networks')) !== undefined;
  }
}

function chainOf(project: string): string {
  return `p_${createHash('sha256').update(project).digest('hex').slice(0, 24)}`;
}

/** Servers listen at an address of version 4 only. */
function trusted(port: number, source: string): { port: number; source: string }[] {
  if (source.includes(':')) return [];
  return [{ port, source: formatCidr(parseCidr(source)) }];
}
