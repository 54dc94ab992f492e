import { z } from 'zod';

/** The project's own name of a person. */
export const ExternalId = z
  .string()
  .regex(/^[\w.@:+-]{1,128}$/, 'Must be 1 to 128 letters, digits or `_.@:+-`.');

/** Names a recipient in the place of an address. */
export const RecipientRef = z
  .strictObject({
    recipient: ExternalId.describe('Id (`rcp_…`) or external id of a recipient.'),
  })
  .meta({ id: 'RecipientReference' });
export type RecipientRef = z.output<typeof RecipientRef>;
