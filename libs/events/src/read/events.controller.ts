import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { sendEventStream } from '@skydeck/service';
import { Controller, Get, Headers, Query, Req, Res, type Type } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventListResponse, toEvent } from '../record/event.schema.js';
import { FollowEvents, ListEvents, resumePointOf } from './event-query.schema.js';
import { EventReader } from './event.reader.js';
import { EventStream } from './event-stream.js';

/** The routes of events, below `projects/:project/events` or `events`. */
export function eventsController(path: string): Type {
  @ApiTags('Events')
  @Requires('events:read')
  @Controller(path)
  class EventsController {
    constructor(
      private readonly reader: EventReader,
      private readonly stream: EventStream,
    ) {}

    @Get()
    @ApiOperation({
      operationId: 'listEvents',
      summary: 'List what happened',
      description: 'Events are kept for 30 days.',
    })
    @ApiOkResponse({ standardSchema: EventListResponse })
    async list(
      @CurrentProject() { tenant }: ProjectRef,
      @Query({ schema: ListEvents.schema }) query: ListEvents,
    ) {
      const rows = await this.reader.list(tenant, ListEvents.parse(query));
      return paged(ListEvents.page(rows, query, toEvent));
    }

    @Get('stream')
    @ApiOperation({
      operationId: 'streamEvents',
      summary: 'Follow what happens',
      description:
        'Server-sent events named `event`, each with an Event. Without a resume point the stream starts with what happens next; with one, nothing is left out or repeated.',
    })
    @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Resume after this event.' })
    @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
    async follow(
      @CurrentProject() { tenant }: ProjectRef,
      @Query({ schema: FollowEvents }) { after, type: types = [] }: FollowEvents,
      @Headers('last-event-id') lastEventId: string | undefined,
      @Req() request: FastifyRequest,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      const from = resumePointOf(lastEventId, after);
      const filter = { tenant, types };
      await sendEventStream(request, reply, (signal) => this.stream.follow(filter, from, signal));
    }
  }
  return EventsController;
}
