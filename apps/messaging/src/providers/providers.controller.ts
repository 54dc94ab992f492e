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
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { WebhookAddresses } from '../inbound/webhooks/webhook-addresses.js';
import type { ProviderEntity } from './provider.entity.js';
import {
  CreateMessageProvider,
  ListMessageProviders,
  MessageProvider,
  MessageProviderListResponse,
  ProviderTest,
  toMessageProvider,
  UpdateMessageProvider,
} from './provider.schema.js';
import { ProvidersService } from './providers.service.js';
import { ProviderTests } from './provider-tests.js';

@ApiTags('Providers')
@Controller('providers')
export class ProvidersController {
  constructor(
    private readonly providers: ProvidersService,
    private readonly tests: ProviderTests,
    private readonly clock: Clock,
    private readonly webhooks: WebhookAddresses,
  ) {}

  @Requires('providers:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'createMessageProvider',
    summary: 'Add a provider that carries messages',
    description:
      'As soon as a project has an enabled provider for a channel, its messages of that channel go by its providers: the first that fits, by `priority`, and the next when that one fails.',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(MessageProvider) })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateMessageProvider }) body: CreateMessageProvider,
  ) {
    return this.#tagged(await this.providers.create(tenant, body));
  }

  @Requires('providers:read')
  @Get()
  @ApiOperation({ operationId: 'listMessageProviders', summary: 'List the message providers' })
  @ApiOkResponse({ standardSchema: MessageProviderListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListMessageProviders.schema }) query: ListMessageProviders,
  ) {
    const rows = await this.providers.list(tenant, ListMessageProviders.parse(query));
    const now = this.clock.now();
    const shown = (row: ProviderEntity) => toMessageProvider(row, now, this.webhooks.of(row));
    return paged(ListMessageProviders.page(rows, query, shown));
  }

  @Requires('providers:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getMessageProvider', summary: 'Show a message provider' })
  @ApiOkResponse({ standardSchema: envelopeOf(MessageProvider) })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return this.#tagged(await this.providers.get(tenant, id));
  }

  @Requires('providers:write')
  @Patch(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateMessageProvider',
    summary: 'Change a message provider',
    description: 'What it failed before is forgiven.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(MessageProvider) })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Body({ schema: UpdateMessageProvider }) body: UpdateMessageProvider,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.providers.update(tenant, id, body, expected));
  }

  @Requires('providers:write')
  @Post(':id/test')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'testMessageProvider',
    summary: 'See whether a message provider is reached and takes the account',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(ProviderTest) })
  async test(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return this.tests.run(await this.providers.get(tenant, id));
  }

  @Requires('providers:write')
  @Delete(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteMessageProvider', summary: 'Remove a message provider' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.providers.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }

  #tagged(provider: ProviderEntity) {
    const shown = toMessageProvider(provider, this.clock.now(), this.webhooks.of(provider));
    return withETag(shown, provider.version);
  }
}
