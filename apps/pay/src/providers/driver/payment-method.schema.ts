import { z } from 'zod';

const Holder = z.string().trim().min(1).max(140).optional().describe('Name of the holder.');

/** Groups of digits may be apart when people type them. */
const digits = (text: string) => text.replaceAll(/[ -]/g, '');

/** Something that money is taken from or paid to. */
export const PaymentMethod = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('card').describe('A card.'),
      number: z
        .string()
        .max(40)
        .transform(digits)
        .pipe(z.string().regex(/^\d{12,19}$/, 'Must be the number of a card.'))
        .describe('Number of the card. Only the sandbox takes it; others want a token.'),
      holder: Holder,
    }),
    z.strictObject({
      type: z.literal('iban').describe('A bank account.'),
      iban: z
        .string()
        .max(60)
        .transform((text) => digits(text).toUpperCase())
        .pipe(
          z
            .string()
            .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'Must be an IBAN.')
            .refine(isIban, 'The check digits of this IBAN are not right.'),
        )
        .describe('IBAN of the account.'),
      holder: Holder,
    }),
    z.strictObject({
      type: z.literal('phone').describe('A wallet of mobile money.'),
      phone: z
        .string()
        .regex(/^\+[1-9]\d{6,14}$/, 'Must be a number such as +4915112345678.')
        .describe('Number of the phone in the form of E.164.'),
      holder: Holder,
    }),
    z.strictObject({
      type: z.literal('token').describe('Something that the provider keeps and names.'),
      token: z
        .string()
        .regex(/^[A-Za-z0-9_-]{3,255}$/, 'Must be the name that the provider gave it.')
        .describe('What the provider names it, such as `pm_…` or `ba_…` of Stripe.'),
    }),
  ])
  .describe('What the money is taken from or paid to.')
  .meta({ id: 'PaymentMethod' });
export type PaymentMethod = z.output<typeof PaymentMethod>;

export const METHOD_TYPES = ['card', 'iban', 'phone', 'token'] as const;
export type MethodType = (typeof METHOD_TYPES)[number];

/** What answers show of a method: enough to know it again, not enough to use it. */
export const ShownMethod = z
  .object({
    type: z.enum(METHOD_TYPES).describe('What it is.'),
    last4: z.string().describe('Its last four characters.'),
  })
  .describe('What the money is taken from or paid to.')
  .meta({ id: 'ShownPaymentMethod' });
export type ShownMethod = z.output<typeof ShownMethod>;

/** The characters that a method is known by. */
export function instrumentOf(method: PaymentMethod): string {
  if (method.type === 'card') return method.number;
  if (method.type === 'iban') return method.iban;
  return method.type === 'phone' ? method.phone : method.token;
}

/** What may be shown of a method. */
export function shownMethod(method: PaymentMethod): ShownMethod {
  return { type: method.type, last4: instrumentOf(method).slice(-4) };
}

/** @see ISO 7064, MOD 97-10 */
function isIban(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36))) {
      rest = (rest * 10 + Number(digit)) % 97;
    }
  }
  return rest === 1;
}
