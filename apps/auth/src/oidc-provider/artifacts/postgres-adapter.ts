import type { Tenant } from '@skydeck/auth-guard';
import { type Adapter, type AdapterPayload, errors, Provider } from 'oidc-provider';
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

  async find(id: string): Promise<AdapterPayload | undefined> {
    const payload = await this.artifacts.find(this.#name(id));
    if (payload && this.model === 'DeviceCode' && isPolled()) await this.#checkPoll(id, payload);
    return payload;
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

  /**
   * Devices ask again and again, so asking twice is no theft: what the first question got stays.
   * The library would take it back.
   */
  async #checkPoll(id: string, { accountId, error, consumed }: AdapterPayload): Promise<void> {
    if (consumed !== undefined) throw new errors.InvalidGrant('it was used already');
    const isDecided = accountId !== undefined || error !== undefined;
    if (isDecided || (await this.artifacts.poll(this.#name(id)))) return;
    throw new errors.SlowDown();
  }

  #name(id: string) {
    return { tenant: this.tenant, model: this.model, id };
  }
}

/** The page on which a device is approved looks for its code as well. */
const isPolled = (): boolean => Provider.ctx?.oidc.route === 'token';
