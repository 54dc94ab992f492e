import { CommonErrors } from '@skydeck/errors';
import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { OtpErrors } from './otp.errors.js';

const REFUSED = new Set<NumberType>([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PAGER',
  'VOICEMAIL',
  'UAN',
  'TOLL_FREE',
]);

/** A number that gets a code is soon asked about again. */
const MOST_KNOWN = 10_000;
const known = new LRUCache<string, string>({ max: MOST_KNOWN });

/** A phone number as it is written in E.164: a plus sign followed by digits, nothing else. */
export const Phone = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'Write a plus sign followed by the country code and digits only.')
  .describe('Phone number in E.164, such as `+14155550123`.');

/**
 * Checks that a number can exist and that codes may go to it. Throws 422.
 * @returns its country, or the calling code where it belongs to none, as satellite phones do
 */
export function checkPhone(phone: string): string {
  const country = known.get(phone) ?? countryOf(phone);
  known.set(phone, country);
  return country;
}

function countryOf(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, metadata);
  // Numbers with a type are valid; only some of those without are.
  const type = parsed?.getType();
  if (!parsed || (type === undefined && !parsed.isValid())) {
    const message = 'There is no such phone number.';
    throw CommonErrors.validation_failed({
      detail: `body.phone: ${message}`,
      issues: [{ location: 'body.phone', code: 'invalid', message }],
    });
  }
  if (type && REFUSED.has(type)) throw OtpErrors.number_not_supported();
  return parsed.country ?? `+${parsed.countryCallingCode}`;
}
