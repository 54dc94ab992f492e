import type { FirewallRule } from '../firewall-rule.js';
import type { GuardedPort } from './port-rules.js';

/** A server's address on a network that the host routes, and what may reach it. */
export interface GuardedServer {
  readonly id: string;
  readonly projectId: string;
  readonly ipv4: string;
  /** Absent: everything may come in and go out. With no rule for a direction: nothing in, all out. */
  readonly rules?: readonly FirewallRule[];
}

/** Who there is, and by which interfaces. */
export interface GuardedNetwork {
  readonly servers: readonly GuardedServer[];
  /** Every interface of every server, also those in private networks. */
  readonly ports: readonly GuardedPort[];
}

/** What the rules of an installation depend on. */
export interface NetworkPlan {
  /** Name of the table, one for each installation. */
  readonly table: string;
  /** The bridge that every server is on, the host's address there and the network. */
  readonly bridge: string;
  readonly cidr: string;
  /** Prefix of the names of private networks' bridges; the host has no address there. */
  readonly privatePrefix: string;
  readonly nameServers: readonly string[];
  /** Private networks that servers may reach all the same. */
  readonly allowCidrs: readonly string[];
  readonly servers: readonly GuardedServer[];
}
