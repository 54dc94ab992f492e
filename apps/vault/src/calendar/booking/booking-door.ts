import { CommonErrors } from '@skydeck/errors';
import { MemoryRateLimiter, policyOf } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { BookingPageEntity } from './booking-page.entity.js';
import { BookingPages } from './booking-pages.js';

const PER_PAGE = policyOf('booking_page', 1_200, 200);
/** A stranger cannot fill a calendar. */
const PER_ADDRESS = policyOf('booking', 20, 10);

/** Lets visitors in, programs and people alike, as many as a page can bear. */
@Injectable()
export class BookingDoor {
  readonly #limiter = new MemoryRateLimiter();

  constructor(
    private readonly pages: BookingPages,
    private readonly clock: Clock,
  ) {}

  /** The page that an address names. @throws `booking.page_not_found`, `rate_limited` */
  async open(token: string, { isClosedToo = false } = {}): Promise<BookingPageEntity> {
    const page = await this.pages.open(token, { isClosedToo });
    this.#take(`booking_page:${page.id}`, PER_PAGE);
    return page;
  }

  /** Counts one change that a visitor makes. @throws `rate_limited` */
  admit({ id }: BookingPageEntity, address: string): void {
    this.#take(`booking:${id}:${address}`, PER_ADDRESS);
  }

  #take(key: string, policy: ReturnType<typeof policyOf>): void {
    const now = this.clock.now().getTime();
    const { isAllowed, retryAfterS } = this.#limiter.take([{ key, policy }], now);
    if (!isAllowed) throw CommonErrors.rate_limited({ retryAfterS });
  }
}
