import { createHash, timingSafeEqual } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type IssuedToken, Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { previousSecrets } from '@skydeck/secret-box';
import type { JSONWebKeySet } from 'jose';
import type { AuthConfig } from '../auth.config.js';
import { Settings } from '../settings.module.js';
import { SigningKeysService } from '../signing-keys/signing-keys.service.js';
import { TokenSigner } from '../signing-keys/token-signer.js';
import { ServiceCredentials } from './internal.schema.js';

/** What a service needs before it has a token. Only the internal listener serves it. */
@ApiExcludeController()
@Public()
@Controller('internal/v1')
export class ServiceTokenController {
  constructor(
    private readonly signer: TokenSigner,
    private readonly keys: SigningKeysService,
    @Settings() private readonly config: AuthConfig,
  ) {}

  @Post('token')
  @HttpCode(200)
  async token(
    @Body({ schema: ServiceCredentials }) { client_id, client_secret }: ServiceCredentials,
  ): Promise<IssuedToken> {
    const { SKYDECK_SERVICE_SECRET: secret } = this.config;
    const given = digest(client_secret);
    const isRight = [secret, ...previousSecrets(secret)].some((one) =>
      timingSafeEqual(digest(one), given),
    );
    if (!isRight) throw CommonErrors.unauthenticated();
    return this.signer.forService(client_id);
  }

  @Get('jwks')
  jwks(): JSONWebKeySet {
    return this.keys.jwks();
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
