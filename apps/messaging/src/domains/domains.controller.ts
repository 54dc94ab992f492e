import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
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
  Precondition,
  withETag,
} from '@skydeck/envelope';
import type { SendingDomainEntity } from './domain.entity.js';
import {
  CreateSendingDomain,
  ListSendingDomains,
  SendingDomain,
  SendingDomainListResponse,
  toSendingDomain,
} from './domain.schema.js';
import { DomainLooks } from './domain-looks.js';
import { DomainsService } from './domains.service.js';

@ApiTags('Domains')
@Controller('domains')
export class DomainsController {
  constructor(
    private readonly domains: DomainsService,
    private readonly looks: DomainLooks,
  ) {}

  @Requires('domains:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'createSendingDomain',
    summary: 'Add a domain to send mail from',
    description: 'Set the records that it answers with at your DNS host, then verify the domain.',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(SendingDomain) })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateSendingDomain }) body: CreateSendingDomain,
  ) {
    return this.#tagged(await this.domains.create(tenant, body));
  }

  @Requires('domains:read')
  @Get()
  @ApiOperation({ operationId: 'listSendingDomains', summary: 'List the sending domains' })
  @ApiOkResponse({ standardSchema: SendingDomainListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListSendingDomains.schema }) query: ListSendingDomains,
  ) {
    const rows = await this.domains.list(tenant, ListSendingDomains.parse(query));
    return paged(ListSendingDomains.page(rows, query, (row) => this.#show(row)));
  }

  @Requires('domains:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getSendingDomain', summary: 'Show a sending domain' })
  @ApiOkResponse({ standardSchema: envelopeOf(SendingDomain) })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return this.#tagged(await this.domains.get(tenant, id));
  }

  @Requires('domains:write')
  @Post(':id/verify')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'verifySendingDomain',
    summary: 'Look up the records of a sending domain now',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(SendingDomain) })
  async verify(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return this.#tagged(await this.looks.verify(tenant, id));
  }

  @Requires('domains:write')
  @Delete(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteSendingDomain', summary: 'Remove a sending domain' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.domains.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }

  #show(domain: SendingDomainEntity): SendingDomain {
    return toSendingDomain(domain, this.domains.hosts);
  }

  #tagged(domain: SendingDomainEntity) {
    return withETag(this.#show(domain), domain.version);
  }
}
