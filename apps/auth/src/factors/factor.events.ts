import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { FACTOR_TYPES, type FactorEntity } from './factor.entity.js';

const Factor = z.object({
  id: z.string().describe('`fac_…`'),
  user_id: z.string().describe('`usr_…`'),
  type: z.enum(FACTOR_TYPES).describe('What kind of factor it is.'),
});

/** What happens to the second factors of a project's users. */
export const FactorEvents = defineEvents('factor', {
  added: { schema: Factor, description: 'A user added a second factor and has used it once.' },
  renamed: { schema: Factor, description: 'A user gave a second factor another name.' },
  removed: { schema: Factor, description: 'A second factor of a user was removed.' },
  locked: {
    schema: Factor,
    description: 'Five wrong codes in a row: the factor takes none for 15 minutes.',
  },
  clone_detected: {
    schema: Factor,
    description: 'The counter of a passkey went back: somebody may have copied it. It was refused.',
  },
});

const Codes = z.object({
  user_id: z.string().describe('`usr_…`'),
  left: z.int().describe('How many recovery codes are still good.'),
});

/** What happens to the recovery codes of a project's users. */
export const RecoveryCodeEvents = defineEvents('recovery_codes', {
  generated: { schema: Codes, description: 'A user has new recovery codes; older ones are void.' },
  used: { schema: Codes, description: 'A user signed in with a recovery code.' },
});

/** What events show of a factor. */
export const toFactorData = ({ id, ownerId, type }: FactorEntity) => ({
  id,
  user_id: ownerId,
  type,
});
