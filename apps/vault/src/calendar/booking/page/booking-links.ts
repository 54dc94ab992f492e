import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { VaultAddress } from '../../../address/vault-address.js';

type Found = Pick<FastifyRequest, 'protocol' | 'host'>;

/** Addresses of the pages on which people book. */
@Injectable()
export class BookingLinks {
  constructor(private readonly address: VaultAddress) {}

  /** Where one who booked moves it, or calls it off. */
  bookingOf(request: Found, token: string, secret: string): string {
    return `${this.address.originOf(request)}${bookingPath(token, secret)}`;
  }

  /** What mails say of it. */
  wordsOf(request: Found, token: string, secret: string): string {
    return `Move it or call it off: ${this.bookingOf(request, token, secret)}`;
  }
}

/** The path of a page, or of what was booked on it. */
export const bookingPath = (token: string, secret?: string): string => {
  const page = `/p/booking/${encodeURIComponent(token)}`;
  return secret === undefined ? page : `${page}/bookings/${encodeURIComponent(secret)}`;
};
