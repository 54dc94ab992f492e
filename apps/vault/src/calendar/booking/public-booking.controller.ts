import { Public } from '@skydeck/auth-guard';
import { invalid } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
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
  Res,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { wantsPage } from '../../visitor-pages/wants-page.js';
import { BookingChanges } from './booking-changes.js';
import { BookingDoor } from './booking-door.js';
import { BookSlot, ListSlots, MoveBooking } from './booking.schema.js';
import { Bookings } from './bookings.js';
import { slotOf } from './free-slots.js';
import { BookingLinks, bookingPath } from './page/booking-links.js';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 14;
const MOST_DAYS = 62;

/** Pages on which visitors without a key book times; browsers are led to what people read. */
@ApiExcludeController()
@Public()
@Controller('public/booking/:booking_token')
export class PublicBookingController {
  constructor(
    private readonly door: BookingDoor,
    private readonly bookings: Bookings,
    private readonly changes: BookingChanges,
    private readonly links: BookingLinks,
    private readonly clock: Clock,
  ) {}

  @Get()
  async show(
    @Param('booking_token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.headers({ 'cache-control': 'no-store', vary: 'accept' });
    if (wantsPage(request)) {
      void reply.redirect(bookingPath(token), 303);
      return undefined;
    }
    const page = await this.door.open(token);
    return {
      name: page.name,
      description: page.description,
      time_zone: page.timeZone,
      duration_min: page.durationMin,
      horizon_days: page.horizonDays,
    };
  }

  @Get('slots')
  async slots(
    @Param('booking_token') token: string,
    @Query({ schema: ListSlots }) query: ListSlots,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('cache-control', 'no-store');
    const page = await this.door.open(token);
    const from = query.from === undefined ? this.clock.now() : new Date(query.from);
    const to = query.to === undefined ? later(from, USUAL_DAYS) : new Date(query.to);
    if (to <= from || to > later(from, MOST_DAYS)) {
      const message = `Must be after \`from\`, by at most ${MOST_DAYS} days.`;
      throw invalid([{ location: 'query.to', code: 'invalid', message }]);
    }
    const slots = await this.bookings.slots(page, [from, to]);
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      time_zone: page.timeZone,
      slots: slots.map(({ start, end }) => ({ start: shown(start), end: shown(end) })),
    };
  }

  @Post('bookings')
  @HttpCode(201)
  async book(
    @Param('booking_token') token: string,
    @Body({ schema: BookSlot }) body: BookSlot,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('cache-control', 'no-store');
    const page = await this.door.open(token);
    this.door.admit(page, request.ip);
    const {
      booking,
      event,
      token: secret,
    } = await this.bookings.book(page, body, (own) => this.links.wordsOf(request, token, own));
    return {
      id: booking.id,
      ...timesOf(event),
      name: page.name,
      cancel_token: secret,
      page_url: this.links.bookingOf(request, token, secret),
    };
  }

  @Get('bookings/:booking_secret')
  async booking(
    @Param('booking_token') token: string,
    @Param('booking_secret') secret: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('cache-control', 'no-store');
    const page = await this.door.open(token, { isClosedToo: true });
    const event = await this.changes.find(page, secret);
    return { id: idOf(secret), ...timesOf(event), name: page.name };
  }

  @Patch('bookings/:booking_secret')
  async move(
    @Param('booking_token') token: string,
    @Param('booking_secret') secret: string,
    @Body({ schema: MoveBooking }) body: MoveBooking,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('cache-control', 'no-store');
    const page = await this.door.open(token);
    this.door.admit(page, request.ip);
    const told = this.links.wordsOf(request, token, secret);
    const event = await this.changes.move(page, secret, { start: new Date(body.start), told });
    return { id: idOf(secret), ...timesOf(event), name: page.name };
  }

  @Delete('bookings/:booking_secret')
  async cancel(
    @Param('booking_token') token: string,
    @Param('booking_secret') secret: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('cache-control', 'no-store');
    const page = await this.door.open(token, { isClosedToo: true });
    await this.changes.cancel(page, secret);
    return { id: idOf(secret), deleted: true };
  }
}

const idOf = (secret: string) => secret.split('.', 1)[0] ?? '';
const later = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);
const shown = (seconds: number) => new Date(seconds * 1000).toISOString();
function timesOf({ plan }: CalendarEventEntity) {
  const { start, end } = slotOf(plan);
  return { start: shown(start), end: shown(end) };
}
