import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { FollowEvents, resumePointOf } from '@skydeck/events';
import { sendEventStream } from '@skydeck/service';
import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { MessageStream } from './message-stream.js';

const FollowMessages = FollowEvents.omit({ type: true });
type FollowMessages = z.output<typeof FollowMessages>;

@ApiTags('Messages')
@Controller('messages/stream')
export class MessageStreamController {
  constructor(private readonly stream: MessageStream) {}

  @Get()
  @Requires('messages:read')
  @ApiOperation({
    operationId: 'streamMessages',
    summary: 'Follow messages',
    description:
      'Server-sent events named `message`, each with a Message, whenever one was sent, has arrived, was read or has ended. Without a resume point the stream starts with what happens next; with one, nothing is left out.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Resume after this event.' })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  async follow(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: FollowMessages }) { after }: FollowMessages,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const from = resumePointOf(lastEventId, after);
    await sendEventStream(request, reply, (signal) => this.stream.follow(tenant, from, signal));
  }
}
