import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { envelopeOf } from '@skydeck/envelope';
import { IdentityLinks } from '../../identities/identity-links.js';
import { Identity } from '../../identities/identities.schema.js';
import { NeedsRecentSignIn } from '../../identities/needs-recent-sign-in.js';
import { CurrentUser, UsersOnly } from '../../user-sessions/current-user.js';
import type { VerifiedUserToken } from '../../user-sessions/user-tokens.js';
import { SignInProvidersService } from '../sign-in-providers.service.js';
import { ExchangeCode, StartedLink, StartLink } from './flow.schema.js';
import { ProviderSignIns } from './provider-sign-ins.service.js';

/** A user who is signed in adds a provider to sign in with. */
@ApiTags('Users')
@UsersOnly()
@Controller('auth/me/identities')
export class LinksController {
  constructor(
    private readonly providers: SignInProvidersService,
    private readonly signIns: ProviderSignIns,
    private readonly links: IdentityLinks,
  ) {}

  @NeedsRecentSignIn()
  @Post('authorize')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'startIdentityLink',
    summary: 'Begin to link an identity of an outside provider to yourself',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(StartedLink) })
  async start(
    @CurrentUser() { tenant, userId }: VerifiedUserToken,
    @Body({ schema: StartLink }) { provider_id: id, ...wanted }: StartLink,
  ): Promise<StartedLink> {
    const provider = await this.providers.get(tenant, id);
    const { url, endsAt } = await this.signIns.begin(provider, wanted, userId);
    return { url: url.href, expires_at: endsAt.toISOString() };
  }

  @Post('exchange')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'finishIdentityLink',
    summary: 'Link the identity that you came back with',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Identity) })
  async finish(
    @CurrentUser() { userId }: VerifiedUserToken,
    @Body({ schema: ExchangeCode }) body: ExchangeCode,
  ): Promise<Identity> {
    return this.links.link(userId, await this.signIns.exchange(body, userId));
  }
}
