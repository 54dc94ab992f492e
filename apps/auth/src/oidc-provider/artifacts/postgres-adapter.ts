import type { Tenant } from '@skydeck/auth-guard';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { OidcArtifacts } from './oidc-artifacts.js';

/** Nothing of ours lives longer; artifacts without an end of their own get this one. */
const LONGEST_S = 180 * 86_400;

/** Where the library keeps one kind of its artifacts, for one project. */
export class PostgresAdapter implements Adapter {
  constructor(
    private readonly artifacts: OidcArtifacts,
    private readonly tenant: Tenant,
    private readonly model: string,
  ) {}

  upsert(id: string, payload: AdapterPayload, expiresIn = LONGEST_S): Promise<void> {
    return this.artifacts.save(this.#name(id), payload, expiresIn);
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.artifacts.find(this.#name(id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.artifacts.findBy(this.tenant, this.model, uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.artifacts.findBy(this.tenant, this.model, userCode);
  }

  /** The library looks first; this decides. */
  async consume(id: string): Promise<void> {
    if (await this.artifacts.consume(this.#name(id))) return;
    throw new errors.InvalidGrant('it was used already');
  }

  destroy(id: string): Promise<void> {
    return this.artifacts.remove(this.#name(id));
  }

  revokeByGrantId(grantId: string): Promise<void> {
    return this.artifacts.removeOfGrant(this.tenant, this.model, grantId);
  }

  #name(id: string) {
    return { tenant: this.tenant, model: this.model, id };
  }
}
