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
import { HookAddresses } from './hooks/hook-addresses.js';
import type { PaymentProviderEntity } from './payment-provider.entity.js';
import {
  CreatePaymentProvider,
  ListPaymentProviders,
  PaymentProviderListResponse,
  PaymentProviderResponse,
  toPaymentProvider,
  UpdatePaymentProvider,
} from './provider.schema.js';
import { PaymentProvidersService } from './providers.service.js';

@ApiTags('Payment providers')
@Controller('payment-providers')
export class PaymentProvidersController {
  constructor(
    private readonly providers: PaymentProvidersService,
    private readonly hooks: HookAddresses,
  ) {}

  @Requires('payment_providers:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'createPaymentProvider',
    summary: 'Add a payment provider',
    description:
      'Payments go by the first enabled provider that takes their method and currency, by `priority`. The sandbox is there by itself and goes last.',
  })
  @ApiCreatedResponse({ standardSchema: PaymentProviderResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreatePaymentProvider }) body: CreatePaymentProvider,
  ) {
    return this.#tagged(await this.providers.create(tenant, body));
  }

  @Requires('payment_providers:read')
  @Get()
  @ApiOperation({ operationId: 'listPaymentProviders', summary: 'List the payment providers' })
  @ApiOkResponse({ standardSchema: PaymentProviderListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListPaymentProviders.schema }) query: ListPaymentProviders,
  ) {
    const rows = await this.providers.list(tenant, ListPaymentProviders.parse(query));
    return paged(ListPaymentProviders.page(rows, query, (row) => this.#shown(row)));
  }

  @Requires('payment_providers:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getPaymentProvider', summary: 'Show a payment provider' })
  @ApiOkResponse({ standardSchema: PaymentProviderResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return this.#tagged(await this.providers.get(tenant, id));
  }

  @Requires('payment_providers:write')
  @Patch(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updatePaymentProvider',
    summary: 'Change a payment provider',
    description: 'Payments that are under way go on with the new settings and secrets.',
  })
  @ApiOkResponse({ standardSchema: PaymentProviderResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Body({ schema: UpdatePaymentProvider }) body: UpdatePaymentProvider,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.providers.update(tenant, id, body, expected));
  }

  @Requires('payment_providers:write')
  @Delete(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deletePaymentProvider',
    summary: 'Remove a payment provider',
    description: 'Refused while payments of it are under way.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.providers.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }

  #shown(provider: PaymentProviderEntity) {
    return toPaymentProvider(provider, this.hooks.of(provider.id));
  }

  #tagged(provider: PaymentProviderEntity) {
    return withETag(this.#shown(provider), provider.version);
  }
}
