import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import type { AuthConfig } from '../auth.config.js';
import { Settings } from '../settings.module.js';
import { signToken } from './sign-token.js';
import { SigningKeysService } from './signing-keys.service.js';

const ACCESS_S = 900;
/** Up to 5 % less, so that tabs opened together do not refresh together. */
const JITTER_S = 45;
const SERVICE_S = 300;

/** A signed token and the seconds until it expires. */
export interface SignedToken {
  readonly access_token: string;
  readonly expires_in: number;
}

/** What an account's token says beside the standard claims. */
export interface AccountClaims {
  readonly accountId: string;
  readonly sessionId: string;
  /** How the account proved itself, such as `otp` (RFC 8176). */
  readonly amr: readonly string[];
  /** `aal2` once two factors were given. */
  readonly aal: string;
  readonly authenticatedAt: Date;
}

/**
 * Signs access tokens of accounts and of services.
 * @see https://www.rfc-editor.org/rfc/rfc9068
 */
@Injectable()
export class TokenSigner {
  constructor(
    private readonly keys: SigningKeysService,
    private readonly clock: Clock,
    @Settings() private readonly config: AuthConfig,
  ) {}

  /** A token for the platform plane; it holds for about 15 minutes. */
  forAccount({ accountId, sessionId, amr, aal, authenticatedAt }: AccountClaims): SignedToken {
    const claims = {
      sid: sessionId,
      amr: [...amr],
      acr: aal,
      auth_time: Math.floor(authenticatedAt.getTime() / 1000),
    };
    return this.#sign('platform', accountId, ACCESS_S - randomInt(JITTER_S + 1), claims);
  }

  /** A token with which a service calls another one's internal routes. */
  forService(name: string): SignedToken {
    return this.#sign('skydeck-internal', `svc:${name}`, SERVICE_S, {});
  }

  #sign(audience: string, subject: string, lifeS: number, claims: object): SignedToken {
    const nowS = Math.floor(this.clock.now().getTime() / 1000);
    const token = signToken(this.keys.signer(), {
      ...claims,
      iss: this.config.AUTH_URL,
      aud: audience,
      sub: subject,
      iat: nowS,
      exp: nowS + lifeS,
    });
    return { access_token: token, expires_in: lifeS };
  }
}
