import { Injectable } from '@nestjs/common';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  fetchProtectedResource,
  fetchUserInfo,
} from 'openid-client';
import type { OutsideProfile } from '../../identities/outside-profile.js';
import type { Preset } from '../presets/preset.js';
import { presetOf } from '../presets/presets.js';
import type { SignInProviderEntity } from '../sign-in-provider.entity.js';
import { type Claims, toOutsideProfile } from './outside-profile.js';
import { UpstreamClients } from './upstream-clients.js';
import { verifiedAddress } from './verified-address.js';

/** What only we and the provider know of one sign-in. */
export interface FlowSecrets {
  readonly nonce: string;
  readonly verifier: string;
}

/** Sends people to a provider, and asks it who came back. */
@Injectable()
export class Upstream {
  constructor(private readonly clients: UpstreamClients) {}

  /** Where a person signs in. */
  async authorizationUrl(
    provider: SignInProviderEntity,
    { nonce, verifier }: FlowSecrets,
    { state, redirectUri }: { readonly state: string; readonly redirectUri: string },
  ): Promise<URL> {
    const { scopes, hasPkce, responseMode, endpoints } = presetOf(provider.kind);
    const all = new Set([...scopes, ...(provider.options.scopes ?? [])]);
    const parameters = {
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: [...all].join(' '),
      state,
      ...(!endpoints && { nonce }),
      ...(hasPkce && {
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
      ...(responseMode && { response_mode: responseMode }),
    };
    return buildAuthorizationUrl(await this.clients.of(provider), parameters);
  }

  /** Who came back with an answer of the provider. @throws when the answer is not right */
  async profileOf(
    provider: SignInProviderEntity,
    { nonce, verifier }: FlowSecrets,
    { url, state }: { readonly url: URL; readonly state: string },
  ): Promise<OutsideProfile> {
    const preset = presetOf(provider.kind);
    const config = await this.clients.of(provider);
    const isOidc = !preset.endpoints;
    const tokens = await authorizationCodeGrant(config, url, {
      expectedState: state,
      ...(preset.hasPkce && { pkceCodeVerifier: verifier }),
      ...(isOidc && { expectedNonce: nonce, idTokenExpected: true }),
    });
    const told = tokens.claims();
    const claims =
      isOidc && told
        ? await this.#withUserInfo(config, preset, told, tokens.access_token)
        : await this.#profile(config, preset, tokens.access_token);
    const profile = toOutsideProfile(provider, preset.claims, claims);
    const emails = preset.endpoints?.emails;
    if (emails === undefined) return profile;
    const list = await this.#json(config, emails, tokens.access_token);
    const email = verifiedAddress(list);
    return { ...profile, email, isEmailVerified: email !== null && provider.trustsEmail };
  }

  /** What the token does not tell, the provider may tell who asks. */
  async #withUserInfo(
    config: Configuration,
    { claims }: Preset,
    told: Claims & { readonly sub: string },
    accessToken: string,
  ): Promise<Claims> {
    const isComplete = claims.email === undefined || told[claims.email] !== undefined;
    if (isComplete || !config.serverMetadata().userinfo_endpoint) return told;
    return { ...(await fetchUserInfo(config, accessToken, told.sub)), ...told };
  }

  async #profile(config: Configuration, preset: Preset, accessToken: string): Promise<Claims> {
    const profile = await this.#json(config, preset.endpoints?.profile ?? '', accessToken);
    if (typeof profile === 'object' && profile !== null) return profile as Claims;
    throw new TypeError('The provider tells no profile.');
  }

  async #json(config: Configuration, url: string, accessToken: string): Promise<unknown> {
    const headers = new Headers({ accept: 'application/json', 'user-agent': 'skydeck' });
    const at = new URL(url);
    const answer = await fetchProtectedResource(config, accessToken, at, 'GET', null, headers);
    if (!answer.ok) throw new TypeError(`The provider answers ${answer.status}.`);
    return answer.json();
  }
}
