import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import type { OutsideProfile } from '../../identities/outside-profile.js';
import { presetOf } from '../presets/presets.js';
import { ProviderHttp } from '../provider-http.js';
import type { SignInProviderEntity } from '../sign-in-provider.entity.js';
import { SignInProviderErrors } from '../sign-in-providers.errors.js';
import { SignInProvidersService } from '../sign-in-providers.service.js';
import { toOutsideProfile } from '../upstream/outside-profile.js';
import { UpstreamClients } from '../upstream/upstream-clients.js';
import type { IdTokenSignIn } from './flow.schema.js';

const ALGORITHMS = ['RS256', 'ES256', 'PS256', 'EdDSA'];
const MOST_AGE_S = 3600;
const TOLERANCE_S = 30;
const MOST_KEY_SETS = 500;

type Keys = ReturnType<typeof createRemoteJWKSet>;

/** ID tokens that native apps get from the SDK of a provider. Each signs in once. */
@Injectable()
export class IdTokens {
  readonly #keys = new LRUCache<string, Keys>({ max: MOST_KEY_SETS });

  constructor(
    private readonly providers: SignInProvidersService,
    private readonly clients: UpstreamClients,
    private readonly http: ProviderHttp,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Who a token names. @throws `sign_in_provider.invalid_id_token` */
  async profileOf({ provider_id, id_token, nonce }: IdTokenSignIn): Promise<OutsideProfile> {
    const provider = await this.providers.find(provider_id);
    if (!provider || presetOf(provider.kind).endpoints) throw SignInProviderErrors.not_found();
    if (!provider.isEnabled) throw SignInProviderErrors.disabled();
    const claims = await this.#verify(provider, id_token);
    // The SDK of Apple is given the hash of the nonce, that of Google the nonce.
    const isOwn = claims['nonce'] === nonce || claims['nonce'] === hash('sha256', nonce);
    if (!isOwn) throw SignInProviderErrors.invalid_id_token();
    const profile = this.#profileOf(provider, claims);
    await this.#useOnce(id_token, claims);
    return profile;
  }

  async #verify(provider: SignInProviderEntity, token: string): Promise<JWTPayload> {
    const config = await this.clients.of(provider);
    const { issuer, jwks_uri: uri = '' } = config.serverMetadata();
    try {
      const { payload } = await jwtVerify(token, this.#keysAt(uri), {
        algorithms: ALGORITHMS,
        audience: [provider.clientId, ...provider.audiences],
        maxTokenAge: MOST_AGE_S,
        clockTolerance: TOLERANCE_S,
        requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
        currentDate: this.clock.now(),
      });
      // The issuer of a directory of Microsoft has the directory in its place.
      const expected = issuer.replace('{tenantid}', String(payload['tid']));
      if (payload.iss !== expected) throw SignInProviderErrors.invalid_id_token();
      return payload;
    } catch (cause) {
      if (cause instanceof errors.JWKSTimeout) throw SignInProviderErrors.unreachable({ cause });
      if (cause instanceof errors.JOSEError) throw SignInProviderErrors.invalid_id_token({ cause });
      throw cause;
    }
  }

  #profileOf(provider: SignInProviderEntity, claims: JWTPayload): OutsideProfile {
    try {
      return toOutsideProfile(provider, presetOf(provider.kind).claims, claims);
    } catch (cause) {
      throw SignInProviderErrors.invalid_id_token({ cause });
    }
  }

  /** One statement: of many at once with the same token, one signs in. */
  async #useOnce(token: string, { exp = 0 }: JWTPayload): Promise<void> {
    const rows = await this.dataSource.query<unknown[]>(
      `insert into used_id_token (token_hash, expires_at) values ($1, $2)
       on conflict do nothing returning 1`,
      [hash('sha256', token, 'buffer'), new Date((exp + TOLERANCE_S) * 1000)],
    );
    if (rows.length === 0) throw SignInProviderErrors.invalid_id_token();
  }

  #keysAt(uri: string): Keys {
    const known = this.#keys.get(uri);
    if (known) return known;
    const fetch = (url: string, options: object) => this.http.fetch(url, options);
    const keys = createRemoteJWKSet(new URL(uri), { [customFetch]: fetch });
    this.#keys.set(uri, keys);
    return keys;
  }
}
