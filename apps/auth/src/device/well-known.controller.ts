import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { raw } from '@skydeck/envelope';
import type { AuthConfig } from '../auth.config.js';
import { Settings } from '../settings.module.js';
import { SigningKeysService } from '../signing-keys/signing-keys.service.js';
import { DEVICE_GRANT } from './oauth-form.js';

/** What programs read to find their way. */
@ApiExcludeController()
@Public()
@Controller('.well-known')
export class WellKnownController {
  constructor(
    private readonly keys: SigningKeysService,
    @Settings() private readonly config: AuthConfig,
  ) {}

  /** @see https://www.rfc-editor.org/rfc/rfc7517#section-5 */
  @Get('jwks.json')
  @Header('cache-control', 'public, max-age=300')
  jwks() {
    return raw(this.keys.jwks());
  }

  /** @see https://www.rfc-editor.org/rfc/rfc8414 */
  @Get('oauth-authorization-server')
  @Header('cache-control', 'public, max-age=300')
  metadata() {
    const issuer = this.config.AUTH_URL;
    const at = (path: string) => new URL(path, issuer).href;
    return raw({
      issuer,
      token_endpoint: at('/oauth/token'),
      device_authorization_endpoint: at('/oauth/device_authorization'),
      revocation_endpoint: at('/oauth/revoke'),
      jwks_uri: at('/.well-known/jwks.json'),
      grant_types_supported: [DEVICE_GRANT, 'refresh_token'],
      response_types_supported: [],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
    });
  }
}
