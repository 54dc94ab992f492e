import { Readable } from 'node:stream';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { Calendars } from '../calendars/calendars.js';
import { CalendarEventChanges } from '../events/calendar-events.js';
import { CalendarTransfers } from './calendar-transfers.js';
import { ImportedEventsResponse, ImportEvents } from './transfer.schema.js';

const TYPE = 'text/calendar; charset=utf-8';
const FILE = { 'text/calendar': { schema: { type: 'string' } } } as const;

@ApiTags('Calendars')
@ApiHeader(SKYDECK_USER)
@Controller('calendars/:calendar')
export class CalendarTransferController {
  constructor(
    private readonly calendars: Calendars,
    private readonly events: CalendarEventChanges,
    private readonly transfers: CalendarTransfers,
  ) {}

  @Post('import')
  @HttpCode(200)
  @Requires('calendar:write')
  @ApiOperation({
    operationId: 'importCalendarEvents',
    summary: 'Take the events of a calendar file',
    description:
      'Those that are there already, by their UID, are replaced; a bad event holds up no other.',
  })
  @ApiOkResponse({ standardSchema: ImportedEventsResponse })
  async import(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Body({ schema: ImportEvents }) { ics }: ImportEvents,
  ) {
    return this.transfers.import({ project, actor }, calendar, ics);
  }

  @Get('export')
  @Requires('calendar:read')
  @ApiOperation({ operationId: 'exportCalendar', summary: 'Download a calendar as a file' })
  @ApiOkResponse({ content: FILE })
  async export(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') id: string,
  ): Promise<StreamableFile> {
    const calendar = await this.calendars.get({ project, actor }, id);
    const lines = this.transfers.export({ project, actor }, calendar.id);
    return fileOf(Readable.from(lines, { objectMode: false }), calendar.id);
  }

  @Get('events/:event/ics')
  @Requires('calendar:read')
  @ApiOperation({
    operationId: 'downloadCalendarEvent',
    summary: 'Download an event as a calendar file',
    description: 'As it was sent, when it came as a file.',
  })
  @ApiOkResponse({ content: FILE })
  async download(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Param('event') event: string,
  ): Promise<StreamableFile> {
    const row = await this.events.get({ project, actor }, { calendar, event });
    return fileOf(Readable.from([row.ics], { objectMode: false }), row.id);
  }
}

const fileOf = (content: Readable, name: string) =>
  new StreamableFile(content, { type: TYPE, disposition: `attachment; filename="${name}.ics"` });
