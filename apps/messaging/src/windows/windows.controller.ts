import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ListMessageWindows, MessageWindowListResponse, toMessageWindow } from './window.schema.js';
import { WindowList } from './window-list.js';

@ApiTags('Inbound')
@Controller('windows')
export class WindowsController {
  constructor(
    private readonly windows: WindowList,
    private readonly clock: Clock,
  ) {}

  @Requires('messages:read')
  @Get()
  @ApiOperation({
    operationId: 'listMessageWindows',
    summary: 'List who may be answered on WhatsApp without a template',
    description:
      'A person who wrote may be answered for 24 hours. Those who never wrote, and those whom WhatsApp says are closed, are not listed.',
  })
  @ApiOkResponse({ standardSchema: MessageWindowListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListMessageWindows.schema }) query: ListMessageWindows,
  ) {
    const now = this.clock.now();
    const rows = await this.windows.list(tenant, ListMessageWindows.parse(query), now);
    return paged(ListMessageWindows.page(rows, query, (row) => toMessageWindow(tenant, row, now)));
  }
}
