import { z } from 'zod';
import { HttpSmsDriver } from '../../drivers/http-sms/http-sms.driver.js';
import { providerKind } from './provider-kind.js';

const HttpUrl = z
  .url({ protocol: /^https?$/, error: 'Must be an http or https address.' })
  .max(2048)
  .refine((url) => new URL(url).username === '' && new URL(url).password === '', {
    error: 'Must be without credentials; they belong into `secrets`.',
  });

const HeaderName = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,60}$/, 'Must be the name of a header.')
  .refine((name) => !/^(host|content-length|transfer-encoding|connection)$/i.test(name), {
    error: 'This header is not yours to set.',
  });

const SenderId = z
  .string()
  .regex(
    /^(\+[1-9]\d{1,14}|[A-Za-z0-9 ]{1,11}|\d{3,8})$/,
    'Must be a number or a name of a sender.',
  )
  .describe('Sender that recipients see: a number, or a name of at most eleven characters.');

const FieldPath = z.string().regex(/^[A-Za-z0-9_-]{1,40}(\.[A-Za-z0-9_-]{1,40}){0,4}$/);

export const HttpSmsSettings = z.discriminatedUnion('flavour', [
  z.strictObject({
    flavour: z.literal('twilio').describe('An API such as that of Twilio.'),
    base_url: HttpUrl.default('https://api.twilio.com').describe('Where the API is.'),
    account_sid: z
      .string()
      .regex(/^[A-Za-z0-9]{2,64}$/)
      .describe('Identifier of the account.'),
    from: SenderId,
  }),
  z.strictObject({
    flavour: z.literal('json').describe('A JSON object is posted to an address of your choice.'),
    url: HttpUrl.describe('Where messages are posted.'),
    from: SenderId,
    token_header: HeaderName.default('Authorization').describe('Header that carries the token.'),
    token_prefix: z
      .string()
      .regex(/^[\x20-\x7e]{0,40}$/)
      .default('Bearer ')
      .describe('What stands before the token.'),
    id_field: FieldPath.default('id').describe('Where the answer names the message.'),
    idempotency_header: HeaderName.optional().describe(
      'Header under which the API knows a repeated message; then it is sent again after a crash.',
    ),
  }),
]);
export type HttpSmsSettings = z.output<typeof HttpSmsSettings>;

export const HttpSmsSecrets = z.strictObject({
  token: z
    .string()
    .regex(/^[\x21-\x7e]{1,1024}$/, 'Must be printable ASCII.')
    .describe('Auth token of Twilio, or token of your API. It signs reports too.'),
});
export type HttpSmsSecrets = z.output<typeof HttpSmsSecrets>;

/** An operator or reseller of text messages with an API over HTTP. */
export const httpSmsKind = providerKind({
  channels: ['sms'],
  settings: HttpSmsSettings,
  secrets: HttpSmsSecrets,
  hosts: (settings) => {
    const url = settings.flavour === 'twilio' ? settings.base_url : settings.url;
    return [new URL(url).hostname.replaceAll(/^\[|\]$/g, '')];
  },
  driver: (settings, secrets, { outbound, callbackOf }) =>
    new HttpSmsDriver(settings, secrets, outbound, callbackOf),
});
