import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { TenantTime } from '../../test-clocks/tenant-time.js';
import { CreateFxQuote, FxQuoteResponse, toFxQuote } from './fx-quote.schema.js';
import { FxQuotes } from './fx-quotes.js';

@ApiTags('Exchange')
@Controller('fx/quotes')
export class FxQuotesController {
  constructor(
    private readonly quotes: FxQuotes,
    private readonly time: TenantTime,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('fx:write')
  @ApiOperation({
    operationId: 'createFxQuote',
    summary: 'Ask at what price one currency is exchanged for another',
    description: 'The price is kept for 60 seconds, for one trade.',
  })
  @ApiCreatedResponse({ standardSchema: FxQuoteResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateFxQuote }) body: CreateFxQuote,
  ) {
    const quote = await this.quotes.create(tenant, body);
    return toFxQuote(quote, await this.time.now(tenant));
  }

  @Get(':quote')
  @Requires('fx:read')
  @ApiOperation({ operationId: 'getFxQuote', summary: 'Show a quote' })
  @ApiOkResponse({ standardSchema: FxQuoteResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('quote') id: string) {
    const quote = await this.quotes.get(tenant, id);
    return toFxQuote(quote, await this.time.now(tenant));
  }
}
