import { Public } from '@skydeck/auth-guard';
import { invalid } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { MemoryRateLimiter, policyOf } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BookingPageEntity } from './booking-page.entity.js';
import { BookSlot, ListSlots } from './booking.schema.js';
import { BookingPages } from './booking-pages.js';
import { Bookings } from './bookings.js';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 14;
const MOST_DAYS = 62;
const PER_PAGE = policyOf('booking_page', 1_200, 200);
/** A stranger cannot fill a calendar. */
const PER_ADDRESS = policyOf('booking', 20, 10);

/** Pages on which visitors without a key book times. */
@ApiExcludeController()
@Public()
@Controller('public/booking/:booking_token')
export class PublicBookingController {
  readonly #limiter = new MemoryRateLimiter();

  constructor(
    private readonly pages: BookingPages,
    private readonly bookings: Bookings,
    private readonly clock: Clock,
  ) {}

  @Get()
  async show(
    @Param('booking_token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const page = await this.#open(token, reply);
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
    const page = await this.#open(token, reply);
    const from = query.from === undefined ? this.clock.now() : new Date(query.from);
    const to = query.to === undefined ? later(from, USUAL_DAYS) : new Date(query.to);
    if (to <= from || to > later(from, MOST_DAYS)) {
      const message = `Must be after \`from\`, by at most ${MOST_DAYS} days.`;
      throw invalid([{ location: 'query.to', code: 'invalid', message }]);
    }
    const slots = await this.bookings.slots(page, from, to);
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
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const page = await this.#open(token, reply);
    this.#take(`booking:${page.id}:${ip}`, PER_ADDRESS);
    const { booking, event, token: secret } = await this.bookings.book(page, body);
    return {
      id: booking.id,
      start: event.startsAt.toISOString(),
      end: event.endsAt?.toISOString() ?? null,
      name: page.name,
      cancel_token: secret,
    };
  }

  @Delete('bookings/:booking_secret')
  async cancel(
    @Param('booking_token') token: string,
    @Param('booking_secret') secret: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const page = await this.#open(token, reply);
    await this.bookings.cancel(page, secret);
    return { id: secret.split('.', 1)[0] ?? '', deleted: true };
  }

  async #open(token: string, reply: FastifyReply): Promise<BookingPageEntity> {
    void reply.header('cache-control', 'no-store');
    const page = await this.pages.open(token);
    this.#take(`booking_page:${page.id}`, PER_PAGE);
    return page;
  }

  #take(key: string, policy: ReturnType<typeof policyOf>): void {
    const now = this.clock.now().getTime();
    const { isAllowed, retryAfterS } = this.#limiter.take([{ key, policy }], now);
    if (!isAllowed) throw CommonErrors.rate_limited({ retryAfterS });
  }
}

const later = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);
const shown = (seconds: number) => new Date(seconds * 1000).toISOString();
