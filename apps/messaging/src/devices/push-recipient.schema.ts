import { z } from 'zod';

/** The customer's own name of a user. */
export const UserReference = z
  .string()
  .regex(/^[\w.@:+-]{1,128}$/, 'Must be 1 to 128 letters, digits or `_.@:+-`.')
  .describe('Your own name of the user, such as an id of your database.');

const TO_USER = 'user:';

/** Whom a push message goes to. */
export const PushRecipient = z
  .string()
  .regex(
    /^(user:[\w.@:+-]{1,128}|[\x21-\x7e]{8,4096})$/,
    'Must be a device (dev_…), a user (user:…) or a device token of 8 to 4096 printable ASCII characters.',
  )
  .describe(
    'A device (`dev_…`), all devices of a user (`user:` and your name of the user), or a token or web push subscription.',
  );

/** The user whose devices are meant; null when one device is. */
export function userIn(recipient: string): string | null {
  return recipient.startsWith(TO_USER) ? recipient.slice(TO_USER.length) : null;
}
