import { z } from 'zod';
import { UserName, userFields } from '../users/user-fields.js';

export const SignInAnonymously = z
  .strictObject({
    name: UserName.optional(),
    public_metadata: userFields.public_metadata.optional(),
    app_metadata: userFields.app_metadata.optional(),
  })
  .meta({ id: 'SignInAnonymously' });
export type SignInAnonymously = z.output<typeof SignInAnonymously>;
