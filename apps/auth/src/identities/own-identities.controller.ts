import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Deleted, envelopeOf } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import { Otp, toOtp } from '../otp/otp.schema.js';
import { CurrentUser, UsersOnly } from '../user-sessions/current-user.js';
import type { VerifiedUserToken } from '../user-sessions/user-tokens.js';
import { OwnUser, toOwnUser } from '../users/users.schema.js';
import { ContactLinks } from './contact-links.js';
import { IdentitiesService } from './identities.service.js';
import { FinishContactLink, IdentityList, StartContactLink } from './identities.schema.js';
import { NeedsRecentSignIn } from './needs-recent-sign-in.js';

/** Ways in which a user signs in, as the user handles them. */
@ApiTags('Users')
@UsersOnly()
@Controller('auth/me/identities')
export class OwnIdentitiesController {
  constructor(
    private readonly identities: IdentitiesService,
    private readonly contacts: ContactLinks,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listOwnIdentities', summary: 'List how you can sign in' })
  @ApiOkResponse({ standardSchema: envelopeOf(IdentityList) })
  async list(@CurrentUser() { tenant, userId }: VerifiedUserToken): Promise<IdentityList> {
    return { items: await this.identities.list(tenant, userId) };
  }

  @NeedsRecentSignIn()
  @Post('code')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'startOwnContactLink',
    summary: 'Send a code that makes a number or an address yours',
  })
  @ApiAcceptedResponse({ standardSchema: envelopeOf(Otp) })
  async start(
    @CurrentUser() user: VerifiedUserToken,
    @Body({ schema: StartContactLink }) body: StartContactLink,
    @Req() request: FastifyRequest,
  ): Promise<Otp> {
    return toOtp(await this.contacts.start(user.tenant, body, request), this.clock.now());
  }

  @NeedsRecentSignIn()
  @Post('code/verify')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'finishOwnContactLink',
    summary: 'Make a number or an address yours with the code',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(OwnUser) })
  async finish(
    @CurrentUser() { tenant, userId }: VerifiedUserToken,
    @Body({ schema: FinishContactLink }) body: FinishContactLink,
  ): Promise<OwnUser> {
    return toOwnUser(await this.contacts.finish(tenant, userId, body));
  }

  @Delete(':identity')
  @ApiOperation({
    operationId: 'unlinkOwnIdentity',
    summary: 'Give up a way to sign in, but never the last one',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async unlink(
    @CurrentUser() { tenant, userId }: VerifiedUserToken,
    @Param('identity') identity: string,
  ) {
    await this.identities.unlink(tenant, userId, identity);
    return { id: identity, deleted: true as const };
  }
}
