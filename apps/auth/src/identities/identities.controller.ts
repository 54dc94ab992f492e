import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf } from '@skydeck/envelope';
import { IdentitiesService } from './identities.service.js';
import { Identity, IdentityList, LinkIdentity } from './identities.schema.js';
import { ServerLinks } from './server-links.js';

/** Ways in which a user signs in, as the servers of a project handle them. */
@ApiTags('Users')
@Controller('auth/users/:id/identities')
export class IdentitiesController {
  constructor(
    private readonly identities: IdentitiesService,
    private readonly links: ServerLinks,
  ) {}

  @Requires('users:read')
  @Get()
  @ApiOperation({ operationId: 'listUserIdentities', summary: 'List how a user can sign in' })
  @ApiOkResponse({ standardSchema: envelopeOf(IdentityList) })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
  ): Promise<IdentityList> {
    return { items: await this.identities.list(tenant, id) };
  }

  @Requires('users:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'linkUserIdentity',
    summary: 'Let a user sign in with an identity at a provider that you know to be theirs',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(Identity) })
  async link(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Body({ schema: LinkIdentity }) body: LinkIdentity,
  ): Promise<Identity> {
    return this.links.link(tenant, id, body);
  }

  @Requires('users:write')
  @Delete(':identity')
  @ApiOperation({
    operationId: 'unlinkUserIdentity',
    summary: 'Take a way to sign in from a user, but never the last one',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async unlink(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Param('identity') identity: string,
  ) {
    await this.identities.unlink(tenant, id, identity);
    return { id: identity, deleted: true as const };
  }
}
