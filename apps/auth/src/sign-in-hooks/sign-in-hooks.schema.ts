import { listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import { HOOK_KINDS, ON_FAILURE, type SignInHookEntity } from './sign-in-hook.entity.js';

const fields = {
  url: z
    .url({ protocol: /^https?$/, error: 'Write an address that begins with `https://`.' })
    .max(1024)
    .describe('Where the question is posted to. Private addresses are refused.'),
  on_failure: z
    .enum(ON_FAILURE)
    .describe('Whether users are let in while the hook gives no good answer.'),
  is_enabled: z.boolean().describe('Whether it is asked at all.'),
};

export const CreateSignInHook = z
  .strictObject({ kind: z.enum(HOOK_KINDS).describe('When it is asked.'), ...fields })
  .partial({ is_enabled: true })
  .meta({ id: 'CreateSignInHook' });
export type CreateSignInHook = z.output<typeof CreateSignInHook>;

export const UpdateSignInHook = z
  .strictObject({ ...fields, rotate_secret: z.literal(true).describe('Makes a new secret.') })
  .partial()
  .meta({ id: 'UpdateSignInHook' });
export type UpdateSignInHook = z.output<typeof UpdateSignInHook>;

/** Which hooks to list. */
export const ListSignInHooks = listQuery('sign-in hooks', {
  filters: { kind: z.enum(HOOK_KINDS).describe('Only the hook of this kind.') },
});
export type ListSignInHooks = z.output<typeof ListSignInHooks.schema>;

export const SignInHook = z
  .object({
    id: z.string().describe('`sih_…`'),
    kind: z.enum(HOOK_KINDS).describe('When it is asked.'),
    url: z.string().describe('Where the question is posted to.'),
    on_failure: z.enum(ON_FAILURE).describe('What happens without a good answer.'),
    is_enabled: z.boolean().describe('Whether it is asked at all.'),
    secret: z
      .string()
      .optional()
      .describe('Signs the questions as Standard Webhooks has it; shown when it is made.'),
    created_at: z.iso.datetime().describe('When it was added.'),
    updated_at: z.iso.datetime().describe('When it was last changed.'),
  })
  .meta({ id: 'SignInHook' });
export type SignInHook = z.output<typeof SignInHook>;

export const SignInHookTest = z
  .object({
    is_good: z.boolean().describe('Whether the hook answers as it should.'),
    answer: z
      .object({
        decision: z.enum(['allow', 'refuse']).optional().describe('Whether somebody may go on.'),
        message: z.string().optional().describe('What a refused user is told.'),
        claims: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('What access tokens would say besides.'),
      })
      .nullable()
      .describe('What it said, as it is understood; null if not good.'),
    problem: z.string().nullable().describe('What was not right; null if nothing.'),
    duration_ms: z.int().describe('Milliseconds until the answer; 2000 are allowed.'),
  })
  .meta({ id: 'SignInHookTest' });
export type SignInHookTest = z.output<typeof SignInHookTest>;

/** A hook as its project sees it; the secret only when it was just made. */
export function toSignInHook(hook: SignInHookEntity, secret?: string): SignInHook {
  return {
    id: hook.id,
    kind: hook.kind,
    url: hook.url,
    on_failure: hook.onFailure,
    is_enabled: hook.isEnabled,
    ...(secret !== undefined && { secret }),
    created_at: hook.createdAt.toISOString(),
    updated_at: hook.updatedAt.toISOString(),
  };
}
