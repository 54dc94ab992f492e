import { z } from 'zod';
import { Email } from '../../otp/email.js';
import { SixDigits } from '../../otp/otp.schema.js';

export const ChangeEmail = z
  .strictObject({ email: Email.describe('The new address; a code is sent there.') })
  .meta({ id: 'ChangeEmail' });
export type ChangeEmail = z.output<typeof ChangeEmail>;

export const ConfirmEmail = z
  .strictObject({
    id: z.string().max(64).describe('`otp_…`, of the change that was begun.'),
    code: SixDigits,
  })
  .meta({ id: 'ConfirmEmail' });
export type ConfirmEmail = z.output<typeof ConfirmEmail>;

export const StartedEmailChange = z
  .object({
    id: z.string().describe('`otp_…`; name it with the code.'),
    to_masked: z.string().describe('Where the code was sent, for the person to recognise.'),
    expires_at: z.iso.datetime().describe('When the code stops working.'),
    resend_after_s: z.int().describe('Seconds until the same request sends the code again.'),
  })
  .meta({ id: 'StartedEmailChange' });
export type StartedEmailChange = z.output<typeof StartedEmailChange>;
