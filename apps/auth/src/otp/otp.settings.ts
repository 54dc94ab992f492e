import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import { z } from 'zod';
import { defineSection } from '../settings/section.js';
import { Locale } from './texts/locale.js';
import { OtpTemplate } from './texts/template.schema.js';
import { Phone } from './phone.js';

const MOST_TEST_NUMBERS = 50;
const MOST_COUNTRIES = 260;
const MOST_LOCALES = 60;

const Country = z
  .string()
  .refine(
    (text) => isSupportedCountry(text as CountryCode, metadata) || /^\+\d{1,3}$/.test(text),
    'Write a country as in ISO 3166-1, such as `DE`, or a calling code such as `+882`.',
  );

const TestNumber = z
  .strictObject({
    phone: Phone,
    code: z
      .string()
      .regex(/^[0-9]{6,8}$/, 'A code is six to eight digits.')
      .describe('The code that is right for it.'),
  })
  .meta({ id: 'OtpTestNumber' });

/** Settings of one-time passwords. */
export const OtpSettings = defineSection('Otp', {
  description: 'One-time passwords.',
  fields: {
    code_length: z.int().min(6).max(8).describe('Digits of a code.'),
    ttl_s: z.int().min(60).max(600).describe('Seconds for which a code is good.'),
    allowed_countries: z
      .array(Country)
      .max(MOST_COUNTRIES)
      .nullable()
      .describe('Countries whose numbers get codes (ISO 3166-1); null for all.'),
    is_conversion_guarded: z
      .boolean()
      .describe('Blocks prefixes and countries to which many codes go and few are entered.'),
    default_locale: Locale.describe('Language of messages when a request names none.'),
    templates: z
      .record(Locale, OtpTemplate)
      .refine((all) => Object.keys(all).length <= MOST_LOCALES, 'Too many languages.')
      .describe('Your own texts by language, in the place of ours.'),
    test_numbers: z
      .array(TestNumber)
      .max(MOST_TEST_NUMBERS)
      .describe('Numbers of test mode with a fixed code; nothing is sent to them.'),
  },
  defaults: {
    code_length: 6,
    ttl_s: 300,
    allowed_countries: null,
    is_conversion_guarded: true,
    default_locale: 'en',
    templates: {},
    test_numbers: [],
  },
  check: ({ test_numbers }, mode) =>
    mode === 'live' && test_numbers.length > 0
      ? [{ field: 'test_numbers', message: 'Only test mode has test numbers.' }]
      : [],
});
