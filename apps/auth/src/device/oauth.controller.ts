import { Body, Controller, Header, HttpCode, Post, Req, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { raw } from '@skydeck/envelope';
import { ApiError, CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import type { AuthConfig } from '../auth.config.js';
import { RateLimiter } from '../otp/limits/rate-limiter.js';
import { SessionsService, type SessionTokens } from '../sessions/sessions.service.js';
import { Settings } from '../settings.module.js';
import { DeviceGrantsService } from './device-grants.service.js';
import { OAuthError, OAuthErrorFilter } from './oauth-error.js';
import { clientOf, DEVICE_GRANT, parameter } from './oauth-form.js';
import { showUserCode } from './user-code.js';

const MOST_DEVICES = 60;
const WINDOW_S = 600;

/**
 * The OAuth routes for programs without a browser, in the shapes of their standards.
 * @see https://www.rfc-editor.org/rfc/rfc8628
 */
@ApiExcludeController()
@Public()
@UseFilters(OAuthErrorFilter)
@Controller('oauth')
export class OAuthController {
  constructor(
    private readonly grants: DeviceGrantsService,
    private readonly sessions: SessionsService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Settings() private readonly config: AuthConfig,
  ) {}

  @Post('device_authorization')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async authorize(@Body() form: unknown, @Req() { ip }: FastifyRequest) {
    const clientId = clientOf(form);
    const limit = { key: `device-ip:${ip}`, most: MOST_DEVICES, windowS: WINDOW_S };
    const taken = await this.limiter.take([limit], this.clock.now().getTime());
    if (!taken.isAllowed) throw CommonErrors.rate_limited({ retryAfterS: taken.retryAfterS });

    const { grant, deviceCode } = await this.grants.begin(clientId);
    const userCode = showUserCode(grant.userCode);
    const page = new URL('/device', this.config.DASHBOARD_URL).href;
    return raw({
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: page,
      verification_uri_complete: `${page}?user_code=${userCode}`,
      expires_in: Math.round((grant.expiresAt.getTime() - grant.createdAt.getTime()) / 1000),
      interval: grant.intervalS,
    });
  }

  @Post('token')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async token(@Body() form: unknown) {
    const grantType = parameter(form, 'grant_type');
    const clientId = clientOf(form);
    if (grantType === DEVICE_GRANT) {
      const accountId = await this.grants.redeem(parameter(form, 'device_code'), clientId);
      return raw(await this.sessions.begin(accountId, 'device', ['device']));
    }
    if (grantType === 'refresh_token') {
      return raw(await this.#refresh(parameter(form, 'refresh_token')));
    }
    throw new OAuthError('unsupported_grant_type', 'Use the device code or refresh token grant.');
  }

  /** Ends the session of a token; one that is not ours is no error (RFC 7009 section 2.2). */
  @Post('revoke')
  @HttpCode(200)
  async revoke(@Body() form: unknown) {
    clientOf(form);
    await this.sessions.revokeByToken(parameter(form, 'token'));
    return raw({});
  }

  async #refresh(token: string): Promise<SessionTokens> {
    try {
      return await this.sessions.refresh(token);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      throw new OAuthError('invalid_grant', error.message);
    }
  }
}
