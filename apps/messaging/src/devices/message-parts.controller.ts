import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { paged } from '@skydeck/envelope';
import { isId } from '@skydeck/ids';
import { DataSource } from 'typeorm';
import { MessageEntity } from '../messages/message.entity.js';
import { MessageErrors } from '../messages/message.errors.js';
import { ListMessageParts, MessagePartListResponse, toMessagePart } from './message-part.schema.js';
import { MessagePartEntity } from './message-part.entity.js';

@ApiTags('Messages')
@Controller('messages/:id/parts')
export class MessagePartsController {
  constructor(private readonly dataSource: DataSource) {}

  @Requires('messages:read')
  @Get()
  @ApiOperation({
    operationId: 'listMessageParts',
    summary: 'List what became of a push message at each device of its user',
  })
  @ApiOkResponse({ standardSchema: MessagePartListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') messageId: string,
    @Query({ schema: ListMessageParts.schema }) query: ListMessageParts,
  ) {
    const messages = this.dataSource.getRepository(MessageEntity);
    const isThere = isId('msg', messageId) && (await messages.existsBy({ tenant, id: messageId }));
    if (!isThere) throw MessageErrors.not_found();
    const wanted = ListMessageParts.parse(query);
    const parts = this.dataSource
      .createQueryBuilder(MessagePartEntity, 'part')
      .where({ messageId, ...wanted.filters });
    const rows = await readKeyset(parts, wanted);
    return paged(ListMessageParts.page(rows, query, toMessagePart));
  }
}
