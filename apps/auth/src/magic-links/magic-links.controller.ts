import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import {
  ExchangeMagicLink,
  MagicLink,
  RequestMagicLink,
  toMagicLink,
  toUsedMagicLink,
  UsedMagicLink,
} from './magic-links.schema.js';
import { MagicLinksService } from './magic-links.service.js';

/** Servers of a project send links and exchange their codes; browsers open them elsewhere. */
@ApiTags('Magic links')
@Controller('auth/magic-links')
export class MagicLinksController {
  constructor(
    private readonly links: MagicLinksService,
    private readonly clock: Clock,
  ) {}

  @Requires('otp:write')
  @Post()
  @HttpCode(202)
  @ApiOperation({ operationId: 'requestMagicLink', summary: 'Mail a link that signs a user in' })
  @ApiAcceptedResponse({ standardSchema: envelopeOf(MagicLink) })
  async request(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: RequestMagicLink }) body: RequestMagicLink,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<MagicLink> {
    return toMagicLink(await this.links.request(tenant, body, requestId), this.clock.now());
  }

  @Requires('otp:write')
  @Post('exchange')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'exchangeMagicLink',
    summary: 'Sign in the user who came back with the code of a link',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(UsedMagicLink) })
  async exchange(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: ExchangeMagicLink }) body: ExchangeMagicLink,
  ): Promise<UsedMagicLink> {
    const { link, signedIn } = await this.links.exchange(tenant, body);
    return toUsedMagicLink(toMagicLink(link, this.clock.now()), signedIn);
  }

  @Requires('otp:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getMagicLink', summary: 'Read a link, without its secret' })
  @ApiOkResponse({ standardSchema: envelopeOf(MagicLink) })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string): Promise<MagicLink> {
    return toMagicLink(await this.links.get(tenant, id), this.clock.now());
  }
}
