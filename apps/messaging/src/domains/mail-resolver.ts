import { Resolver } from 'node:dns/promises';

const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND', 'NXDOMAIN']);
const TIMEOUT_MS = 3000;

/** A host that takes mail of a domain; its name is empty where none does (RFC 7505). */
export interface Exchange {
  readonly host: string;
  readonly preference: number;
}

/** Looks records of mail up. A name without records gives none; anything else throws. */
export abstract class MailResolver {
  abstract txt(name: string): Promise<string[]>;
  /** The hosts that take mail, in lower case. */
  async mx(name: string): Promise<string[]> {
    return (await this.exchanges(name)).map(({ host }) => host);
  }
  /** The hosts that take mail, in lower case, and which are preferred: those of small numbers. */
  abstract exchanges(name: string): Promise<Exchange[]>;
  /** Records of any kind, each in its parts; throws where there is none. */
  abstract records(name: string, type: string): Promise<string[][]>;
  /** Addresses of both kinds. */
  abstract addresses(name: string): Promise<string[]>;
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

  override async exchanges(name: string): Promise<Exchange[]> {
    const records = await orNone(this.#resolver().resolveMx(name));
    return records.map(({ exchange, priority: preference }) => {
      return { host: exchange.toLowerCase().replace(/\.$/, ''), preference };
    });
  }

  override async records(name: string, type: string): Promise<string[][]> {
    const found: unknown = await this.#resolver().resolve(name, type);
    return Array.isArray(found) ? (found as string[][]) : [];
  }

  override async addresses(name: string): Promise<string[]> {
    const resolver = this.#resolver();
    const asked = [resolver.resolve4(name), resolver.resolve6(name)].map((one) => orNone(one));
    const answers = await Promise.allSettled(asked);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    // One kind is enough; without any, only two answers say that there is none.
    if (found.length === 0) await Promise.all(asked);
    return found;
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
