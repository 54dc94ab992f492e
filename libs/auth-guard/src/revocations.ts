import { z } from 'zod';

/** Topic on which auth says that a credential is no longer good. */
export const REVOKED_TOPIC = 'revoked';

/** A message of the topic `revoked`. */
export const Revocation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('key'), sha256: z.string() }),
  z.object({ kind: z.literal('session'), session_id: z.string() }),
  z.object({ kind: z.literal('member'), account_id: z.string(), project_id: z.string() }),
  z.object({ kind: z.literal('project'), project_id: z.string() }),
]);
export type Revocation = z.output<typeof Revocation>;
