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
  CreateKycProvider,
  KycProvider,
  ListKycProviders,
  NewKycProvider,
  toKycProvider,
  UpdateKycProvider,
} from './provider.schema.js';
import { KycProvidersService } from './providers.service.js';

@ApiTags('Identity verification')
@Controller('kyc/providers')
export class KycProvidersController {
  constructor(private readonly providers: KycProvidersService) {}

  @Requires('kyc:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({ operationId: 'createKycProvider', summary: 'Add a provider of checks' })
  @ApiCreatedResponse({ standardSchema: envelopeOf(NewKycProvider) })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateKycProvider }) body: CreateKycProvider,
  ) {
    const { provider, secret } = await this.providers.create(tenant, body);
    return withETag({ ...toKycProvider(provider), secret }, provider.version);
  }

  @Requires('kyc:read')
  @Get()
  @ApiOperation({ operationId: 'listKycProviders', summary: 'List the providers of checks' })
  @ApiOkResponse({ standardSchema: pageOf(KycProvider) })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListKycProviders.schema }) query: ListKycProviders,
  ) {
    const rows = await this.providers.list(tenant, ListKycProviders.parse(query));
    return paged(ListKycProviders.page(rows, query, toKycProvider));
  }

  @Requires('kyc:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getKycProvider', summary: 'Read a provider of checks' })
  @ApiOkResponse({ standardSchema: envelopeOf(KycProvider) })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    const provider = await this.providers.get(tenant, id);
    return withETag(toKycProvider(provider), provider.version);
  }

  @Requires('kyc:write')
  @Patch(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateKycProvider', summary: 'Change a provider of checks' })
  @ApiOkResponse({ standardSchema: envelopeOf(KycProvider) })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Body({ schema: UpdateKycProvider }) body: UpdateKycProvider,
    @IfMatch() expected: Precondition,
  ) {
    const provider = await this.providers.update(tenant, id, body, expected);
    return withETag(toKycProvider(provider), provider.version);
  }

  @Requires('kyc:write')
  @Delete(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteKycProvider', summary: 'Remove a provider of checks' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.providers.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }
}
