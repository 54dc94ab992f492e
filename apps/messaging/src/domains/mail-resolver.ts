import { Resolver } from 'node:dns/promises';

const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND', 'NXDOMAIN']);
const TIMEOUT_MS = 3000;

/** Looks records of mail up. A name without records gives none; anything else throws. */
export abstract class MailResolver {
  abstract txt(name: string): Promise<string[]>;
  /** The hosts that take mail, in lower case. */
  abstract mx(name: string): Promise<string[]>;
}

/** Asks name servers over the network. */
export class NetworkMailResolver extends MailResolver {
  /** @param servers `address:port`; those of the system when there is none */
  constructor(private readonly servers: readonly string[]) {
    super();
  }

  override async txt(name: string): Promise<string[]> {
    const records = await orNone(this.#resolver().resolveTxt(name));
    return records.map((parts) => parts.join(''));
  }

  override async mx(name: string): Promise<string[]> {
    const records = await orNone(this.#resolver().resolveMx(name));
    return records.map(({ exchange }) => exchange.toLowerCase().replace(/\.$/, ''));
  }

  /** A new one each time: a resolver remembers name servers that were away. */
  #resolver(): Resolver {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
    if (this.servers.length > 0) resolver.setServers([...this.servers]);
    return resolver;
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
