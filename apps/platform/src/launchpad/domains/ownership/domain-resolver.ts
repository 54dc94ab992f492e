import { Resolver } from 'node:dns/promises';

const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND', 'NXDOMAIN']);
const TIMEOUT_MS = 3_000;

/** Looks records up. A name without records gives none; anything else throws. */
export abstract class DomainResolver {
  abstract txt(name: string): Promise<string[]>;
  abstract cname(name: string): Promise<string[]>;
  abstract addresses(name: string): Promise<string[]>;
}

/** Asks name servers over the network. */
export class NetworkResolver extends DomainResolver {
  readonly #resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });

  /** @param servers `address:port`; those of the system when there is none */
  constructor(servers: readonly string[]) {
    super();
    if (servers.length > 0) this.#resolver.setServers([...servers]);
  }

  override async txt(name: string): Promise<string[]> {
    const records = await orNone(this.#resolver.resolveTxt(name));
    return records.map((parts) => parts.join(''));
  }

  override async cname(name: string): Promise<string[]> {
    const names = await orNone(this.#resolver.resolveCname(name));
    return names.map((one) => one.toLowerCase().replace(/\.$/, ''));
  }

  override async addresses(name: string): Promise<string[]> {
    const [four, six] = await Promise.all([
      orNone(this.#resolver.resolve4(name)),
      orNone(this.#resolver.resolve6(name)),
    ]);
    return [...four, ...six];
  }
}

async function orNone<Item>(asked: Promise<Item[]>): Promise<Item[]> {
  try {
    return await asked;
  } catch (error) {
    if (NO_RECORD.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
