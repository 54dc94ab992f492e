import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

const KEPT_MS = 1000;

/** Every address of a name, as {@link lookup} with `all` gives them. */
export type LookUp = (
  host: string,
) => Promise<readonly { readonly address: string; readonly family: number }[]>;

/**
 * Where the edges are: a name with several addresses is as many of them, as a headless Service of
 * Kubernetes is. A name with an address of either family is one edge twice, so only one family counts.
 */
export class EdgeAddresses {
  #found: { readonly urls: readonly URL[]; readonly atMs: number } | undefined;

  constructor(
    private readonly url: URL,
    private readonly lookUp: LookUp = (host) => lookup(host, { all: true }),
    private readonly keptMs = KEPT_MS,
  ) {}

  /** Whether there may be several, and others from one moment to the next. */
  get mayBeMany(): boolean {
    const { hostname, protocol } = this.url;
    // A certificate is for the name: the edges behind it cannot be told apart by their addresses.
    return protocol === 'http:' && hostname !== 'localhost' && !isIP(bare(hostname));
  }

  /** @throws when the name has no address */
  async find(): Promise<readonly URL[]> {
    if (!this.mayBeMany) return [this.url];
    const atMs = performance.now();
    if (this.#found && atMs - this.#found.atMs < this.keptMs) return this.#found.urls;
    const all = await this.lookUp(this.url.hostname);
    const family = all.some((one) => one.family === 4) ? 4 : 6;
    const addresses = all.filter((one) => one.family === family).map(({ address }) => address);
    const urls = [...new Set(addresses)].toSorted().map((address) => this.#at(address));
    this.#found = { urls, atMs };
    return urls;
  }

  #at(address: string): URL {
    const url = new URL(this.url);
    url.hostname = isIP(address) === 6 ? `[${address}]` : address;
    return url;
  }
}

const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');
