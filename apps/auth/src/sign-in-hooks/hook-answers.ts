import { z } from 'zod';

const MOST_CLAIMS = 50;
const MOST_CHARS = 4096;

/** Claims that say who has signed in, how and where: no hook writes them. */
const RESERVED = new Set(
  `iss aud sub sid prj mode aal amr acr auth_time scope jti iat exp nbf azp client_id cnf act typ
   nonce at_hash c_hash may_act`.split(/\s+/),
);

/** Whether somebody may sign up or in. Nothing said is no objection. */
export const Decision = z.object({
  decision: z.enum(['allow', 'refuse']).default('allow'),
  message: z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .optional(),
});

/** What access tokens say besides. */
export const CustomClaims = z.object({
  claims: z
    .record(
      z
        .string()
        .regex(/^[A-Za-z_][\w.:/-]{0,63}$/)
        .refine((name) => !RESERVED.has(name), 'This claim is not for hooks.'),
      z.json(),
    )
    .refine((claims) => Object.keys(claims).length <= MOST_CLAIMS)
    .refine((claims) => JSON.stringify(claims).length <= MOST_CHARS)
    .default({}),
});
