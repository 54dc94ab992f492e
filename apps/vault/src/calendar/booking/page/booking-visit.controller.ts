import { Public } from '@skydeck/auth-guard';
import { ApiError, CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forPeople } from '../../../visitor-pages/page-problem.js';
import { type Reading, readingOf } from '../../../visitor-pages/page-language.js';
import { sendPage } from '../../../visitor-pages/visitor-page.js';
import { visitorZone } from '../../../visitor-pages/visitor-zone.js';
import { Zone } from '../../recurrence/zone.js';
import { BookingChanges } from '../booking-changes.js';
import { BookingDoor } from '../booking-door.js';
import type { BookingPageEntity } from '../booking-page.entity.js';
import { BookSlot } from '../booking.schema.js';
import { Bookings } from '../bookings.js';
import { slotOf } from '../free-slots.js';
import { bookedPage, cancelledPage } from './booked-page.js';
import { BookingLinks, bookingPath } from './booking-links.js';
import { BookingForms, BookingQuery } from './booking-page.schema.js';
import { detailsPage, movePage } from './details-page.js';
import { FreeDays } from './free-days.js';
import { query, timesPage } from './times-page.js';

/** Pages on which people book times, move them, and call them off; without cookies, and without scripts if need be. */
@ApiExcludeController()
@Public()
@Controller('p/booking/:booking_token')
export class BookingVisitController {
  constructor(
    private readonly door: BookingDoor,
    private readonly bookings: Bookings,
    private readonly changes: BookingChanges,
    private readonly freeDays: FreeDays,
    private readonly links: BookingLinks,
    private readonly clock: Clock,
  ) {}

  @Get()
  times(
    @Param('booking_token') token: string,
    @Query({ schema: BookingQuery }) asked: BookingQuery,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const reading = readingOf(headers['accept-language']);
    return forPeople(reply, reading, async () => {
      const page = await this.door.open(token);
      const { start, move } = asked;
      if (start === undefined) return this.#sendTimes(reply, page, asked, reading);
      const zone = zoneOf(page, asked.zone);
      const slot = slotFrom(page, start);
      const shown = { page, zone, slot };
      const form = { name: '', email: '', note: '' };
      if (move === undefined) {
        sendPage(reply, reading, detailsPage({ ...shown, form, wrong: new Set() }, reading));
      } else sendPage(reply, reading, movePage({ ...shown, move }, reading));
    });
  }

  @Post()
  book(
    @Param('booking_token') token: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const reading = readingOf(request.headers['accept-language']);
    return forPeople(reply, reading, async () => {
      const page = await this.door.open(token);
      this.door.admit(page, request.ip);
      const { start, zone, ...form } = formOf(body);
      if (start === undefined) return this.#sendTimes(reply, page, { zone }, reading);
      const { name, email, note } = form;
      const wanted = BookSlot.safeParse({ start, name, email: email.trim(), note });
      if (!wanted.success) {
        const wrong = new Set(wanted.error.issues.map(({ path }) => String(path[0])));
        const shown = { page, zone: zoneOf(page, zone), slot: slotFrom(page, start), form, wrong };
        return sendPage(reply, reading, detailsPage(shown, reading), 422);
      }
      await this.#unlessTaken(reply, { page, zone, reading }, async () => {
        const told = (secret: string) => this.links.wordsOf(request, token, secret);
        const { token: secret } = await this.bookings.book(page, wanted.data, told);
        const to = `${bookingPath(token, secret)}?${query({ zone, done: 'booked' })}`;
        void reply.redirect(to, 303);
      });
    });
  }

  @Get('bookings/:booking_secret')
  booking(
    @Param('booking_token') token: string,
    @Param('booking_secret') secret: string,
    @Query({ schema: BookingQuery }) asked: BookingQuery,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const reading = readingOf(headers['accept-language']);
    return forPeople(reply, reading, async () => {
      const page = await this.door.open(token, { isClosedToo: true });
      const event = await this.changes.find(page, secret);
      const { done } = asked;
      const isOver = slotOf(event.plan).end * 1000 <= this.clock.now().getTime();
      const zone = zoneOf(page, asked.zone);
      sendPage(reply, reading, bookedPage({ page, event, secret, zone, done, isOver }, reading));
    });
  }

  @Post('bookings/:booking_secret')
  change(
    @Param('booking_token') token: string,
    @Param('booking_secret') secret: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const reading = readingOf(request.headers['accept-language']);
    return forPeople(reply, reading, async () => {
      const { act, start, zone } = formOf(body);
      const page = await this.door.open(token, { isClosedToo: act === 'cancel' });
      this.door.admit(page, request.ip);
      if (act === 'cancel') {
        await this.changes.cancel(page, secret);
        return sendPage(reply, reading, cancelledPage(page, reading));
      }
      if (start === undefined) throw CommonErrors.not_found();
      await this.#unlessTaken(reply, { page, zone, reading, move: secret }, async () => {
        const told = this.links.wordsOf(request, token, secret);
        await this.changes.move(page, secret, { start: new Date(start), told });
        const to = `${bookingPath(token, secret)}?${query({ zone, done: 'moved' })}`;
        void reply.redirect(to, 303);
      });
    });
  }

  /** Who was too late chooses again. */
  async #unlessTaken(
    reply: FastifyReply,
    { page, zone, reading, move }: Choosing,
    take: () => Promise<void>,
  ): Promise<void> {
    try {
      await take();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'booking.slot_taken') throw error;
      await this.#sendTimes(reply, page, { zone, move }, reading, true);
    }
  }

  async #sendTimes(
    reply: FastifyReply,
    page: BookingPageEntity,
    asked: Partial<BookingQuery>,
    reading: Reading,
    isTaken = false,
  ): Promise<void> {
    const { from, move } = asked;
    const zone = zoneOf(page, asked.zone);
    const moved = move === undefined ? undefined : (await this.changes.find(page, move)).id;
    const found = await this.freeDays.find(page, { zone, from, moved });
    const shown = timesPage({ ...found, page, zone, from, move, isTaken }, reading);
    sendPage(reply, reading, shown, isTaken ? 409 : 200);
  }
}

interface Choosing {
  readonly page: BookingPageEntity;
  readonly zone: string | undefined;
  readonly reading: Reading;
  readonly move?: string;
}

const formOf = (body: unknown) => BookingForms.parse(body ?? {});

const zoneOf = ({ timeZone }: BookingPageEntity, asked: string | undefined): Zone =>
  visitorZone(asked) ?? Zone.named(timeZone) ?? Zone.UTC;

function slotFrom({ durationMin }: BookingPageEntity, text: string) {
  const start = Date.parse(text) / 1000;
  return { start, end: start + durationMin * 60 };
}
