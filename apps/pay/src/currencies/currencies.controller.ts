import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { Currencies } from './currencies.js';
import type { CurrencyEntity } from './currency.entity.js';
import {
  CreateCurrency,
  CurrencyListResponse,
  CurrencyResponse,
  ListCurrencies,
  toCurrency,
  UpdateCurrency,
} from './currency.schema.js';
import { OwnCurrencies } from './own-currencies.js';

@ApiTags('Currencies')
@Controller('currencies')
export class CurrenciesController {
  constructor(
    private readonly currencies: Currencies,
    private readonly own: OwnCurrencies,
  ) {}

  @Get()
  @Requires('wallets:read')
  @ApiOperation({
    operationId: 'listCurrencies',
    summary: 'List the currencies of ISO 4217 and of the project, by code',
  })
  @ApiOkResponse({ standardSchema: CurrencyListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListCurrencies.schema }) query: ListCurrencies,
  ) {
    const found = await this.own.list(tenant, ListCurrencies.parse(query));
    const rows = found.map((currency) => ({ id: currency.code, code: currency.code, currency }));
    return paged(ListCurrencies.page(rows, query, ({ currency }) => toCurrency(currency)));
  }

  @Post()
  @HttpCode(201)
  @Requires('wallets:write')
  @ApiOperation({
    operationId: 'createCurrency',
    summary: 'Make a currency of the project, such as points',
    description: 'Its code and its exponent can never change: amounts would mean something else.',
  })
  @ApiCreatedResponse({ standardSchema: CurrencyResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateCurrency }) body: CreateCurrency,
  ) {
    return tagged(await this.own.create(tenant, body));
  }

  @Get(':code')
  @Requires('wallets:read')
  @ApiOperation({ operationId: 'getCurrency', summary: 'Show a currency' })
  @ApiOkResponse({ standardSchema: CurrencyResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('code') code: string) {
    return tagged(await this.currencies.get(tenant, code));
  }

  @Patch(':code')
  @Requires('wallets:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateCurrency',
    summary: 'Rename a currency of the project, or take it out of use',
  })
  @ApiOkResponse({ standardSchema: CurrencyResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('code') code: string,
    @Body({ schema: UpdateCurrency }) body: UpdateCurrency,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.own.update(tenant, code, body, expected));
  }
}

const tagged = (currency: CurrencyEntity) => withETag(toCurrency(currency), currency.version);
