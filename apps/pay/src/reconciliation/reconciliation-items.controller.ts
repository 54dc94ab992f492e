import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ListReconciliationItems,
  ReconciliationItemListResponse,
  ReconciliationItemResponse,
  ResolveItem,
  toReconciliationItem,
} from './reconciliation.schema.js';
import { ReconciliationResolutions } from './reconciliation-resolutions.js';
import { Reconciliations } from './reconciliations.js';

@ApiTags('Reconciliation')
@Controller('reconciliation-items')
export class ReconciliationItemsController {
  constructor(
    private readonly reconciliations: Reconciliations,
    private readonly resolutions: ReconciliationResolutions,
  ) {}

  @Get()
  @Requires('reconciliation:read')
  @ApiOperation({
    operationId: 'listReconciliationItems',
    summary: 'List what matched between providers and books, and what did not',
  })
  @ApiOkResponse({ standardSchema: ReconciliationItemListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListReconciliationItems.schema }) query: ListReconciliationItems,
  ) {
    const rows = await this.reconciliations.items(tenant, ListReconciliationItems.parse(query));
    return paged(ListReconciliationItems.page(rows, query, toReconciliationItem));
  }

  @Get(':id')
  @Requires('reconciliation:read')
  @ApiOperation({ operationId: 'getReconciliationItem', summary: 'Show a reconciliation item' })
  @ApiOkResponse({ standardSchema: ReconciliationItemResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return toReconciliationItem(await this.reconciliations.item(tenant, id));
  }

  @Post(':id/resolve')
  @HttpCode(200)
  @Requires('reconciliation:write')
  @ApiOperation({
    operationId: 'resolveReconciliationItem',
    summary: 'Settle a difference between a provider and the books',
    description:
      'Each item is settled once. The settlement account then has what the provider says; the difference is in suspense or written off.',
  })
  @ApiOkResponse({ standardSchema: ReconciliationItemResponse })
  async resolve(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Body({ schema: ResolveItem }) body: ResolveItem,
  ) {
    await this.resolutions.resolve(tenant, id, body);
    return toReconciliationItem(await this.reconciliations.item(tenant, id));
  }
}
