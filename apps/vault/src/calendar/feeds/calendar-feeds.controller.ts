import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { VaultAddress } from '../../address/vault-address.js';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import {
  CalendarFeedDeletedResponse,
  CalendarFeedListResponse,
  CreateCalendarFeed,
  ListCalendarFeeds,
  NewCalendarFeedResponse,
  toCalendarFeed,
} from './calendar-feed.schema.js';
import { CalendarFeeds } from './calendar-feeds.js';

@ApiTags('Calendars')
@ApiHeader(SKYDECK_USER)
@Controller('calendars/:calendar/feeds')
export class CalendarFeedsController {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly address: VaultAddress,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('calendar:write')
  @ApiOperation({
    operationId: 'createCalendarFeed',
    summary: 'Make a secret address of a calendar',
    description:
      'Programs that know calendars of the web (ICS) read it there without a key. It is shown once.',
  })
  @ApiCreatedResponse({ standardSchema: NewCalendarFeedResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Body({ schema: CreateCalendarFeed }) body: CreateCalendarFeed,
    @Req() request: FastifyRequest,
  ) {
    const { feed, token } = await this.feeds.create({ project, actor }, calendar, body);
    const url = `${this.address.originOf(request)}/api/v1/public/feeds/${token}.ics`;
    return { ...toCalendarFeed(feed), url };
  }

  @Get()
  @Requires('calendar:read')
  @ApiOperation({
    operationId: 'listCalendarFeeds',
    summary: 'List the secret addresses of a calendar',
  })
  @ApiOkResponse({ standardSchema: CalendarFeedListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Query({ schema: ListCalendarFeeds.schema }) query: ListCalendarFeeds,
  ) {
    const wanted = ListCalendarFeeds.parse(query);
    const rows = await this.feeds.list({ project, actor }, calendar, wanted);
    return paged(ListCalendarFeeds.page(rows, query, toCalendarFeed));
  }

  @Delete(':feed')
  @Requires('calendar:write')
  @ApiOperation({
    operationId: 'deleteCalendarFeed',
    summary: 'Take a secret address of a calendar back',
  })
  @ApiOkResponse({ standardSchema: CalendarFeedDeletedResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Param('feed') id: string,
  ) {
    await this.feeds.delete({ project, actor }, calendar, id);
    return { id, deleted: true as const };
  }
}
