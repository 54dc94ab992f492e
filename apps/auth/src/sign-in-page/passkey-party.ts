import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import type { AuthConfig } from '../auth.config.js';
import { RelyingParties } from '../factors/passkeys/relying-parties.js';
import { Settings } from '../settings.module.js';

/** Knows whether passkeys of a project can be used on the page, which has the host of the API. */
@Injectable()
export class PasskeyParty {
  readonly #page: URL;

  constructor(
    private readonly parties: RelyingParties,
    @Settings() { AUTH_URL }: AuthConfig,
  ) {
    this.#page = new URL(AUTH_URL);
  }

  /** Browsers bind passkeys to a domain and its own hosts. */
  async areUsable(tenant: Tenant): Promise<boolean> {
    const { id, origins } = await this.parties.of(tenant);
    const { hostname, origin } = this.#page;
    return (hostname === id || hostname.endsWith(`.${id}`)) && origins.includes(origin);
  }
}
