import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  pageOf,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import {
  CreateOidcClient,
  ListOidcClients,
  NewOidcClient,
  OidcClient,
  RotateClientSecret,
  toNewOidcClient,
  toOidcClient,
  UpdateOidcClient,
} from './oidc-clients.schema.js';
import { OidcClientsService } from './oidc-clients.service.js';

@ApiTags('OpenID clients')
@Controller('auth/clients')
export class OidcClientsController {
  constructor(private readonly clients: OidcClientsService) {}

  @Requires('clients:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({ operationId: 'createOidcClient', summary: 'Make an OpenID client' })
  @ApiCreatedResponse({ standardSchema: envelopeOf(NewOidcClient) })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateOidcClient }) body: CreateOidcClient,
  ): Promise<NewOidcClient> {
    return toNewOidcClient(await this.clients.create(tenant, body));
  }

  @Requires('clients:read')
  @Get()
  @ApiOperation({ operationId: 'listOidcClients', summary: 'List the OpenID clients' })
  @ApiOkResponse({ standardSchema: pageOf(OidcClient) })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListOidcClients.schema }) query: ListOidcClients,
  ) {
    const rows = await this.clients.list(tenant, ListOidcClients.parse(query));
    return paged(ListOidcClients.page(rows, query, toOidcClient));
  }

  @Requires('clients:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getOidcClient', summary: 'Read an OpenID client' })
  @ApiOkResponse({ standardSchema: envelopeOf(OidcClient) })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    const client = await this.clients.get(tenant, id);
    return withETag(toOidcClient(client), client.version);
  }

  @Requires('clients:write')
  @Patch(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateOidcClient', summary: 'Change an OpenID client' })
  @ApiOkResponse({ standardSchema: envelopeOf(OidcClient) })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Body({ schema: UpdateOidcClient }) body: UpdateOidcClient,
    @IfMatch() expected: Precondition,
  ) {
    const client = await this.clients.update(tenant, id, body, expected);
    return withETag(toOidcClient(client), client.version);
  }

  @Requires('clients:write')
  @Delete(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteOidcClient',
    summary: 'Delete an OpenID client and what was given to it',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.clients.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }

  @Requires('clients:write')
  @Post(':id/rotate-secret')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'rotateOidcClientSecret',
    summary: 'Replace the secret of an OpenID client; the one before works on for a while',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(NewOidcClient) })
  async rotate(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Body({ schema: RotateClientSecret }) { overlap_s }: RotateClientSecret,
  ): Promise<NewOidcClient> {
    return toNewOidcClient(await this.clients.rotate(tenant, id, overlap_s));
  }
}
