import { Injectable, Logger } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { LRUCache } from 'lru-cache';
import { type JWK, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { ProjectKeysService } from '../project-signing-keys/project-keys.service.js';
import type { Signer } from '../signing-keys/signing-keys.service.js';
import { OidcArtifacts } from './artifacts/oidc-artifacts.js';
import { PostgresAdapter } from './artifacts/postgres-adapter.js';
import { ClientAdapters, isClientSecret } from './clients/client-adapter.js';
import { configurationOf } from './provider-configuration.js';
import { ProviderGrants } from './provider-grants.js';
import { ProviderPages } from './provider-pages.js';
import { ProviderTokens } from './provider-tokens.js';
import { OidcAccessTokens } from './tokens/oidc-access-tokens.js';
import { OidcAccounts } from './tokens/oidc-accounts.js';

const MOST_PROVIDERS = 500;

/** A provider, and what it was made of. */
interface Known {
  readonly provider: Provider;
  readonly traits: string;
}

/**
 * The OpenID provider of each project, made when it is first asked and again when the project's
 * keys or scopes have changed.
 */
@Injectable()
export class Providers {
  readonly #logger = new Logger(Providers.name);
  readonly #known = new LRUCache<Tenant, Known>({ max: MOST_PROVIDERS });

  constructor(
    private readonly keys: ProjectKeysService,
    private readonly artifacts: OidcArtifacts,
    private readonly clients: ClientAdapters,
    private readonly accounts: OidcAccounts,
    private readonly tokens: OidcAccessTokens,
    private readonly grants: ProviderGrants,
    private readonly given: ProviderTokens,
    private readonly pages: ProviderPages,
  ) {}

  /** The provider of a project. @throws `project_not_found` */
  async of(tenant: Tenant): Promise<Provider> {
    const [signers, scopes] = await Promise.all([
      this.keys.signers(tenant),
      this.clients.scopesOf(tenant),
    ]);
    const traits = JSON.stringify([signers.map(({ kid }) => kid), scopes]);
    const known = this.#known.get(tenant);
    if (known?.traits === traits) return known.provider;
    const provider = this.#make(tenant, signers.map(toJwk), scopes);
    this.#known.set(tenant, { provider, traits });
    return provider;
  }

  #make(tenant: Tenant, keys: JWK[], scopes: readonly string[]): Provider {
    const issuer = this.tokens.issuerOf(tenant);
    const clients = this.clients.of(tenant);
    const provider = new Provider(issuer, {
      ...configurationOf({ tenant, issuer, jwks: { keys }, scopes }),
      adapter: (model) =>
        model === 'Client' ? clients : new PostgresAdapter(this.artifacts, tenant, model),
      findAccount: (_ctx, id) => this.accounts.find(tenant, id),
      loadExistingGrant: (ctx) => this.grants.of(ctx),
      ...this.pages.of(tenant),
    });
    provider.proxy = true;
    provider.Client.prototype.compareClientSecret = compareClientSecret;
    // Which session of the user they stand on is kept with them.
    for (const model of [provider.Session, provider.Grant]) {
      const value = [...model.IN_PAYLOAD, 'userSessionId'];
      Object.defineProperty(model, 'IN_PAYLOAD', { value });
    }
    provider.use((ctx, next) => this.given.finish(tenant, ctx as KoaContextWithOIDC, next));
    provider.on('server_error', (_ctx, error) =>
      this.#logger.error({ msg: 'An OpenID provider failed.', tenant, err: error }),
    );
    return provider;
  }
}

/** A private key in the words of the library. */
const toJwk = ({ kid, privateKey }: Signer): JWK =>
  Object.assign(privateKey.export({ format: 'jwk' }), { kid, alg: 'ES256', use: 'sig' });

/** Secrets are kept as hashes. */
function compareClientSecret(this: { clientSecret?: string | undefined }, given: string): boolean {
  return isClientSecret(this.clientSecret, given);
}
