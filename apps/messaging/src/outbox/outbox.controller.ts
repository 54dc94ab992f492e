import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { sendEventStream } from '@skydeck/service';
import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MessageListResponse } from '../messages/message.schema.js';
import { scopeOf } from './outbox.js';
import { OutboxReader } from './outbox.reader.js';
import { FollowOutbox, ListOutbox, resumePointOf, toOutboxMessage } from './outbox.schema.js';
import { OutboxStream } from './outbox.stream.js';

@ApiTags('Outbox')
@Controller('outbox')
@Requires('outbox:read')
export class OutboxController {
  constructor(
    private readonly reader: OutboxReader,
    private readonly stream: OutboxStream,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listOutbox', summary: 'List what was delivered to the outbox' })
  @ApiOkResponse({ standardSchema: MessageListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListOutbox.schema }) query: ListOutbox,
  ) {
    const entries = await this.reader.list(scopeOf(project.tenant), ListOutbox.parse(query));
    const rows = entries.map((entry) => ({ id: entry.messageId, entry }));
    return paged(ListOutbox.page(rows, query, ({ entry }) => toOutboxMessage(entry)));
  }

  @Get('stream')
  @ApiOperation({
    operationId: 'streamOutbox',
    summary: 'Follow the outbox',
    description:
      'Server-sent events named `message`, each with a Message. Without a resume point the stream starts with the newest 100.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Resume after this event.' })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  async follow(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: FollowOutbox }) query: FollowOutbox,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const after = resumePointOf(lastEventId, query.after);
    const filter = { scope: scopeOf(project.tenant) };
    await sendEventStream(request, reply, (signal) => this.stream.follow(filter, after, signal));
  }
}
