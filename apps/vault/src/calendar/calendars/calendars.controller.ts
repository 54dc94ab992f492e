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
import type { CalendarEntity } from './calendar.entity.js';
import {
  CalendarListResponse,
  CalendarResponse,
  CreateCalendar,
  ListCalendars,
  toCalendar,
  UpdateCalendar,
} from './calendar.schema.js';
import { Calendars } from './calendars.js';

@ApiTags('Calendars')
@ApiHeader(SKYDECK_USER)
@Controller('calendars')
export class CalendarsController {
  constructor(private readonly calendars: Calendars) {}

  @Post()
  @HttpCode(201)
  @Requires('calendar:write')
  @ApiOperation({ operationId: 'createCalendar', summary: 'Make a calendar' })
  @ApiCreatedResponse({ standardSchema: CalendarResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Body({ schema: CreateCalendar }) body: CreateCalendar,
  ) {
    return tagged(await this.calendars.create({ project, actor }, body));
  }

  @Get()
  @Requires('calendar:read')
  @ApiOperation({ operationId: 'listCalendars', summary: 'List the calendars of a space' })
  @ApiOkResponse({ standardSchema: CalendarListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: ListCalendars.schema }) query: ListCalendars,
  ) {
    const rows = await this.calendars.list({ project, actor }, ListCalendars.parse(query));
    return paged(ListCalendars.page(rows, query, toCalendar));
  }

  @Get(':calendar')
  @Requires('calendar:read')
  @ApiOperation({ operationId: 'getCalendar', summary: 'Show a calendar' })
  @ApiOkResponse({ standardSchema: CalendarResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') id: string,
  ) {
    return tagged(await this.calendars.get({ project, actor }, id));
  }

  @Patch(':calendar')
  @Requires('calendar:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateCalendar', summary: 'Change a calendar' })
  @ApiOkResponse({ standardSchema: CalendarResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') id: string,
    @Body({ schema: UpdateCalendar }) body: UpdateCalendar,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.calendars.update({ project, actor }, id, body, expected));
  }

  @Delete(':calendar')
  @Requires('calendar:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteCalendar', summary: 'Delete a calendar with its events' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.calendars.delete({ project, actor }, id, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (row: CalendarEntity) => withETag(toCalendar(row), row.version);
