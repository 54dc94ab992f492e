import { z } from 'zod';
import { exchange } from '../auth/exchange.js';
import type { ServiceToken } from '../auth/service-token.js';
import { KeptHistory } from './kept-history.js';

const PATH = '/internal/v1/status-history';

const Stored = z.object({ version: z.number(), history: KeptHistory.nullable() });
/** What all replicas remember together, and how often it was changed. */
export type Stored = z.output<typeof Stored>;

/** Where the replicas of the dashboard meet. */
export interface StatusStore {
  read(): Promise<Stored>;
  /**
   * Changes what was read as `version`.
   * @returns the new version; null when another replica was faster
   */
  write(version: number, history: KeptHistory): Promise<number | null>;
}

/** Auth keeps it: the dashboard has no database, and asks auth for tokens anyway. */
export class AuthStatusStore implements StatusStore {
  readonly #url: string;

  constructor(
    authInternalUrl: string,
    private readonly token: ServiceToken,
  ) {
    this.#url = authInternalUrl + PATH;
  }

  async read(): Promise<Stored> {
    return Stored.parse(await exchange('GET', this.#url, { bearer: await this.token.get() }));
  }

  async write(version: number, history: KeptHistory): Promise<number | null> {
    const call = { bearer: await this.token.get(), body: { version, history } };
    return (await exchange<{ version: number | null }>('PUT', this.#url, call)).version;
  }
}
