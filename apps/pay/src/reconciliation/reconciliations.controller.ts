import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ReconciliationEntity } from './reconciliation.entity.js';
import {
  CreateReconciliation,
  ListReconciliations,
  ReconciliationListResponse,
  ReconciliationResponse,
  toReconciliation,
} from './reconciliation.schema.js';
import { Reconciliations } from './reconciliations.js';

@ApiTags('Reconciliation')
@Controller('reconciliations')
export class ReconciliationsController {
  constructor(private readonly reconciliations: Reconciliations) {}

  @Post()
  @HttpCode(201)
  @Requires('reconciliation:write')
  @ApiOperation({
    operationId: 'createReconciliation',
    summary: 'Compare what a provider settled with the books',
    description:
      'Each day of each provider is compared by itself; this does it now, or with a file. A line that was seen before changes nothing. Fees are booked.',
  })
  @ApiCreatedResponse({ standardSchema: ReconciliationResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateReconciliation }) body: CreateReconciliation,
  ) {
    return this.#detailed(await this.reconciliations.create(tenant, body));
  }

  @Get()
  @Requires('reconciliation:read')
  @ApiOperation({ operationId: 'listReconciliations', summary: 'List the reconciliations' })
  @ApiOkResponse({ standardSchema: ReconciliationListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListReconciliations.schema }) query: ListReconciliations,
  ) {
    const rows = await this.reconciliations.list(tenant, ListReconciliations.parse(query));
    return paged(ListReconciliations.page(rows, query, toReconciliation));
  }

  @Get(':id')
  @Requires('reconciliation:read')
  @ApiOperation({
    operationId: 'getReconciliation',
    summary: 'Show a reconciliation with the sums of its days',
  })
  @ApiOkResponse({ standardSchema: ReconciliationResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return this.#detailed(await this.reconciliations.get(tenant, id));
  }

  async #detailed(made: ReconciliationEntity) {
    return { ...toReconciliation(made), totals: await this.reconciliations.totals(made) };
  }
}
