import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentMoneyRequest,
  type MoneyRequest,
  MovesMoney,
} from '../ledger/http/money-request.js';
import { BulkTransfers } from './bulk-transfers.js';
import { CreateTransfers, TransferResultsResponse } from './bulk.schema.js';
import { toPreview, TransferPreviewResponse } from './preview.schema.js';
import { CreateTransfer } from './transfer.schema.js';
import { Transfers } from './transfers.js';

@ApiTags('Transfers')
@Controller('transfers')
export class BulkController {
  constructor(
    private readonly bulk: BulkTransfers,
    private readonly transfers: Transfers,
  ) {}

  @Post('bulk')
  @HttpCode(200)
  @MovesMoney()
  @Requires('transfers:write')
  @ApiOperation({
    operationId: 'createTransfers',
    summary: 'Make up to 1000 transfers',
    description:
      'Each for itself, in their order, with a result for each; with `atomic` all of them or none. Those that were made are not made again when the request is repeated.',
  })
  @ApiOkResponse({ standardSchema: TransferResultsResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateTransfers }) body: CreateTransfers,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    const { results, outcomes } = await this.bulk.create(tenant, money.key, body);
    money.markReplay(outcomes);
    const posted = results.filter(({ status }) => status === 'posted').length;
    return { posted, failed: results.length - posted, results };
  }

  @Post('preview')
  @HttpCode(200)
  @Requires('transfers:read')
  @ApiOperation({
    operationId: 'previewTransfer',
    summary: 'See what would become of a transfer',
    description: 'Nothing moves and nothing is kept. It may be otherwise in a moment.',
  })
  @ApiOkResponse({ standardSchema: TransferPreviewResponse })
  async preview(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateTransfer }) body: CreateTransfer,
  ) {
    return toPreview(await this.transfers.preview(tenant, body));
  }
}
