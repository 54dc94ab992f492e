import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import {
  InboundMessageListResponse,
  InboundMessageResponse,
  ListInboundMessages,
  toInboundMessage,
} from './inbound.schema.js';
import { InboundService } from './inbound.service.js';

@ApiTags('Inbound')
@Controller('inbound')
export class InboundController {
  constructor(private readonly inbound: InboundService) {}

  @Requires('messages:read')
  @Get()
  @ApiOperation({ operationId: 'listInboundMessages', summary: 'List what people sent' })
  @ApiOkResponse({ standardSchema: InboundMessageListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListInboundMessages.schema }) query: ListInboundMessages,
  ) {
    const rows = await this.inbound.list(tenant, ListInboundMessages.parse(query));
    return paged(ListInboundMessages.page(rows, query, toInboundMessage));
  }

  @Requires('messages:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getInboundMessage', summary: 'Show what somebody sent' })
  @ApiOkResponse({ standardSchema: InboundMessageResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    const message = await this.inbound.get(tenant, id);
    return { ...toInboundMessage(message), raw: this.inbound.rawOf(message) };
  }
}
