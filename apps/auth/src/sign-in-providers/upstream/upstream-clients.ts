import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { LRUCache } from 'lru-cache';
import {
  allowInsecureRequests,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { type Preset } from '../presets/preset.js';
import { presetOf } from '../presets/presets.js';
import { ProviderHttp } from '../provider-http.js';
import { ProviderSecrets } from '../provider-secrets.js';
import type { SignInProviderEntity } from '../sign-in-provider.entity.js';
import { SignInProviderErrors } from '../sign-in-providers.errors.js';
import { clientAuthentication } from './client-authentication.js';

const MOST = 500;
const KEEP_MS = 3_600_000;
const TIMEOUT_S = 10;

/** What is needed to speak with a provider; its discovery document is remembered for an hour. */
@Injectable()
export class UpstreamClients {
  readonly #logger = new Logger(UpstreamClients.name);
  readonly #known: LRUCache<string, Promise<Configuration>>;

  constructor(
    private readonly http: ProviderHttp,
    private readonly secrets: ProviderSecrets,
    private readonly clock: Clock,
  ) {
    const now = () => this.clock.now().getTime();
    this.#known = new LRUCache({ max: MOST, ttl: KEEP_MS, ttlResolution: 0, perf: { now } });
  }

  /** How to speak with a provider. @throws `sign_in_provider.unreachable` */
  async of(provider: SignInProviderEntity): Promise<Configuration> {
    const key = `${provider.id} ${provider.version}`;
    const making = this.#known.get(key) ?? this.#make(provider);
    this.#known.set(key, making);
    try {
      return await making;
    } catch (cause) {
      this.#known.delete(key);
      const reason = cause instanceof Error ? cause.message : 'unknown';
      this.#logger.warn({ msg: 'A sign-in provider was not reached.', id: provider.id, reason });
      throw SignInProviderErrors.unreachable({ cause });
    }
  }

  /** As `of`, but asks the provider anew. */
  fresh(provider: SignInProviderEntity): Promise<Configuration> {
    this.#known.delete(`${provider.id} ${provider.version}`);
    return this.of(provider);
  }

  async #make(provider: SignInProviderEntity): Promise<Configuration> {
    const preset = presetOf(provider.kind);
    const issuer = new URL(provider.issuer ?? preset.issuer);
    const { clientId, sealedSecret } = provider;
    const secret = sealedSecret && this.secrets.openText(sealedSecret, provider.id);
    const authentication = clientAuthentication(provider, preset, secret, () => this.clock.now());
    const execute = this.http.mayBePlain(issuer) ? [allowInsecureRequests] : [];
    if (!preset.endpoints) {
      return discovery(issuer, clientId, undefined, authentication, {
        execute: [...execute, enableNonRepudiationChecks],
        timeout: TIMEOUT_S,
        [customFetch]: this.http.fetch,
      });
    }
    const config = new Configuration(
      metadataOf(preset, preset.endpoints),
      clientId,
      undefined,
      authentication,
    );
    config.timeout = TIMEOUT_S;
    config[customFetch] = this.http.fetch;
    return config;
  }
}

function metadataOf(
  { issuer }: Preset,
  { authorization, token }: NonNullable<Preset['endpoints']>,
): ConstructorParameters<typeof Configuration>[0] {
  return { issuer, authorization_endpoint: authorization, token_endpoint: token };
}
