import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ListMessageAttempts,
  MessageAttemptListResponse,
  toMessageAttempt,
} from './message-attempt.schema.js';
import { MessageAttempts } from './message-attempts.js';

@ApiTags('Messages')
@Controller('messages/:id/attempts')
export class MessageAttemptsController {
  constructor(private readonly attempts: MessageAttempts) {}

  @Get()
  @Requires('messages:read')
  @ApiOperation({
    operationId: 'listMessageAttempts',
    summary: 'List to whom a message was handed, and what they answered',
  })
  @ApiOkResponse({ standardSchema: MessageAttemptListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Query({ schema: ListMessageAttempts.schema }) query: ListMessageAttempts,
  ) {
    const rows = await this.attempts.list(tenant, id, ListMessageAttempts.parse(query));
    const numbered = rows.map((row) => ({ id: String(row.number), number: row.number, row }));
    return paged(ListMessageAttempts.page(numbered, query, ({ row }) => toMessageAttempt(row)));
  }
}
