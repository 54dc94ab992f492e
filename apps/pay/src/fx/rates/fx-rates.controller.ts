import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import {
  FxRateListResponse,
  FxRateResponse,
  ListFxRates,
  SetFxRate,
  toFxRate,
} from './fx-rate.schema.js';
import { FxRates } from './fx-rates.js';

@ApiTags('Exchange')
@Controller('fx/rates')
export class FxRatesController {
  constructor(private readonly rates: FxRates) {}

  @Put()
  @Requires('fx:write')
  @ApiOperation({
    operationId: 'setFxRate',
    summary: 'Set the price of two currencies, from a moment on',
    description:
      'It counts in both directions, before any published rate, until a later one begins. Quotes that exist keep theirs.',
  })
  @ApiOkResponse({ standardSchema: FxRateResponse })
  async set(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: SetFxRate }) body: SetFxRate,
  ) {
    return toFxRate(await this.rates.set(tenant, body));
  }

  @Get()
  @Requires('fx:read')
  @ApiOperation({ operationId: 'listFxRates', summary: 'List the prices that were set' })
  @ApiOkResponse({ standardSchema: FxRateListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListFxRates.schema }) query: ListFxRates,
  ) {
    const rows = await this.rates.list(tenant, ListFxRates.parse(query));
    return paged(ListFxRates.page(rows, query, toFxRate));
  }
}
