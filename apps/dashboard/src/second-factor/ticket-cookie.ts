import type { FastifyReply, FastifyRequest } from 'fastify';
import { DashboardErrors } from '../dashboard.errors.js';
import { readCookie, setCookie } from '../http/cookies.js';
import { SealedValue } from '../session/sealed-value.js';

const COOKIE = 'skydeck_second_factor';
const PATH = '/bff';
const LIFE_S = 10 * 60;

/** Half a sign-in, held in a sealed cookie: no script sees the ticket that stands for it. */
export class TicketCookie {
  readonly #sealed: SealedValue<string>;

  constructor(
    secret: string,
    private readonly isSecure: boolean,
  ) {
    this.#sealed = new SealedValue(secret, 'second factor');
  }

  give(reply: FastifyReply, ticket: string): void {
    const { isSecure } = this;
    const sealed = this.#sealed.seal(ticket);
    setCookie(reply, COOKIE, sealed, { path: PATH, maxAgeS: LIFE_S, isSecure });
  }

  /** The ticket of this browser. @throws `dashboard.sign_in_over` */
  require(request: FastifyRequest): string {
    const ticket = this.#sealed.open(readCookie(request, COOKIE));
    if (ticket === undefined) throw DashboardErrors.sign_in_over();
    return ticket;
  }

  drop(reply: FastifyReply): void {
    setCookie(reply, COOKIE, '', { path: PATH, maxAgeS: 0, isSecure: this.isSecure });
  }
}
