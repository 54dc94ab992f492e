import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, type Precondition, withETag } from '@skydeck/envelope';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
} from '@nestjs/common';
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
import type { BookingPageEntity } from './booking-page.entity.js';
import {
  BookingPageDeletedResponse,
  BookingPageListResponse,
  BookingPageResponse,
  CreateBookingPage,
  ListBookingPages,
  toBookingPage,
  UpdateBookingPage,
} from './booking-page.schema.js';
import { BookingPages } from './booking-pages.js';

@ApiTags('Booking pages')
@ApiHeader(SKYDECK_USER)
@Controller('booking-pages')
export class BookingPagesController {
  constructor(
    private readonly pages: BookingPages,
    private readonly address: VaultAddress,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('calendar:write')
  @ApiOperation({
    operationId: 'createBookingPage',
    summary: 'Make a page on which visitors book times of a calendar',
    description: 'Whoever has its address sees when one is free, and books without a key.',
  })
  @ApiCreatedResponse({ standardSchema: BookingPageResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Body({ schema: CreateBookingPage }) body: CreateBookingPage,
    @Req() request: FastifyRequest,
  ) {
    return this.#tagged(await this.pages.create({ project, actor }, body), request);
  }

  @Get()
  @Requires('calendar:read')
  @ApiOperation({ operationId: 'listBookingPages', summary: 'List the booking pages of a space' })
  @ApiOkResponse({ standardSchema: BookingPageListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: ListBookingPages.schema }) query: ListBookingPages,
    @Req() request: FastifyRequest,
  ) {
    const rows = await this.pages.list({ project, actor }, ListBookingPages.parse(query));
    const shown = (row: BookingPageEntity) => toBookingPage(row, this.address.originOf(request));
    return paged(ListBookingPages.page(rows, query, shown));
  }

  @Get(':booking_page')
  @Requires('calendar:read')
  @ApiOperation({ operationId: 'getBookingPage', summary: 'Show a booking page' })
  @ApiOkResponse({ standardSchema: BookingPageResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('booking_page') id: string,
    @Req() request: FastifyRequest,
  ) {
    return this.#tagged(await this.pages.get({ project, actor }, id), request);
  }

  @Patch(':booking_page')
  @Requires('calendar:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateBookingPage', summary: 'Change a booking page' })
  @ApiOkResponse({ standardSchema: BookingPageResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('booking_page') id: string,
    @Body({ schema: UpdateBookingPage }) body: UpdateBookingPage,
    @IfMatch() expected: Precondition,
    @Req() request: FastifyRequest,
  ) {
    return this.#tagged(await this.pages.update({ project, actor }, id, body, expected), request);
  }

  @Delete(':booking_page')
  @Requires('calendar:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteBookingPage',
    summary: 'Delete a booking page',
    description: 'What was booked stays in the calendar.',
  })
  @ApiOkResponse({ standardSchema: BookingPageDeletedResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('booking_page') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.pages.delete({ project, actor }, id, expected);
    return { id, deleted: true as const };
  }

  #tagged(row: BookingPageEntity, request: FastifyRequest) {
    return withETag(toBookingPage(row, this.address.originOf(request)), row.version);
  }
}
