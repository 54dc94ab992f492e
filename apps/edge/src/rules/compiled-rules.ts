import type { OutgoingHttpHeaders } from 'node:http';
import { NetworkList } from './network-list.js';
import type { Rules } from './rules.schema.js';

/** The rules of a route, ready for use. */
export class CompiledRules {
  readonly allow: NetworkList;
  readonly deny: NetworkList;
  readonly spared: NetworkList;

  constructor(readonly rules: Rules) {
    this.allow = new NetworkList(rules.ip_allow ?? []);
    this.deny = new NetworkList(rules.ip_deny ?? []);
    this.spared = new NetworkList(rules.maintenance?.allow ?? []);
  }

  /** Whether an address may come in. A denied one may not, also when it is allowed. */
  admits(address: string): boolean {
    return !this.deny.has(address) && (this.allow.isEmpty || this.allow.has(address));
  }

  /** Changes the headers of an answer. Their names are in lower case. */
  change(target: string, headers: OutgoingHttpHeaders): void {
    for (const { path = '/', set, remove } of this.rules.headers ?? []) {
      const prefix = path.endsWith('*') ? path.slice(0, -1) : path;
      if (!target.startsWith(prefix)) continue;
      for (const name of remove) delete headers[name.toLowerCase()];
      for (const [name, value] of Object.entries(set)) headers[name.toLowerCase()] = value;
    }
  }
}
