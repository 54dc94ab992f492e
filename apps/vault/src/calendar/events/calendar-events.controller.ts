import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  type Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import type { CalendarEventEntity } from './calendar-event.entity.js';
import {
  CalendarEventListResponse,
  CalendarEventResponse,
  ListCalendarEvents,
  toCalendarEvent,
} from './calendar-event.schema.js';
import { CalendarEventChanges } from './calendar-events.js';
import {
  CreateCalendarEvent,
  DeleteCalendarEvent,
  UpdateCalendarEvent,
} from './event-changes.schema.js';

@ApiTags('Events of calendars')
@ApiHeader(SKYDECK_USER)
@Controller('calendars/:calendar/events')
export class CalendarEventsController {
  constructor(private readonly events: CalendarEventChanges) {}

  @Post()
  @HttpCode(201)
  @Requires('calendar:write')
  @ApiOperation({
    operationId: 'createCalendarEvent',
    summary: 'Put an event into a calendar',
    description: 'An event of days is of those days everywhere; no time zone shifts it.',
  })
  @ApiCreatedResponse({ standardSchema: CalendarEventResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Body({ schema: CreateCalendarEvent }) body: CreateCalendarEvent,
  ) {
    return tagged(await this.events.create({ project, actor }, calendar, body));
  }

  @Get()
  @Requires('calendar:read')
  @ApiOperation({
    operationId: 'listCalendarEvents',
    summary: 'List the events of a calendar',
    description: 'Each once, however often it takes place; `/instances` has each time.',
  })
  @ApiOkResponse({ standardSchema: CalendarEventListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Query({ schema: ListCalendarEvents.schema }) query: ListCalendarEvents,
  ) {
    const wanted = ListCalendarEvents.parse(query);
    const rows = await this.events.list({ project, actor }, calendar, wanted);
    return paged(ListCalendarEvents.page(rows, query, toCalendarEvent));
  }

  @Get(':event')
  @Requires('calendar:read')
  @ApiOperation({ operationId: 'getCalendarEvent', summary: 'Show an event of a calendar' })
  @ApiOkResponse({ standardSchema: CalendarEventResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Param('event') event: string,
  ) {
    return tagged(await this.events.get({ project, actor }, { calendar, event }));
  }

  @Patch(':event')
  @Requires('calendar:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateCalendarEvent',
    summary: 'Change an event, one of its instances, or one and all that follow',
  })
  @ApiOkResponse({ standardSchema: CalendarEventResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Param('event') event: string,
    @Body({ schema: UpdateCalendarEvent }) body: UpdateCalendarEvent,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(
      await this.events.update({ project, actor }, { calendar, event }, body, expected),
    );
  }

  @Delete(':event')
  @Requires('calendar:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteCalendarEvent',
    summary: 'Delete an event, one of its instances, or one and all that follow',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Param('event') event: string,
    @Query({ schema: DeleteCalendarEvent }) query: DeleteCalendarEvent,
    @IfMatch() expected: Precondition,
  ) {
    await this.events.delete({ project, actor }, { calendar, event }, query, expected);
    return { id: event, deleted: true as const };
  }
}

const tagged = (row: CalendarEventEntity) => withETag(toCalendarEvent(row), row.version);
