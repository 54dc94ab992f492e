import { hasTestMode, type Product, type Role } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { KeyEntity } from './key.entity.js';
import { KeyErrors } from './keys.errors.js';
import type { CreateKey } from './keys.schema.js';
import { isScopeOf } from './scopes.js';

/** Live keys move real things, so they need an owner or admin. */
export function mayHandle(role: Role, mode: KeyEntity['mode']): void {
  if (mode === 'test' || role === 'owner' || role === 'admin') return;
  throw CommonErrors.forbidden({ detail: 'Live keys need an owner or admin; test keys do not.' });
}

/** Refuses test keys of what cannot be rehearsed. */
export function checkMode({ product, mode }: Pick<CreateKey, 'product' | 'mode'>): void {
  if (mode === 'live' || hasTestMode(product)) return;
  const message = `There are no test keys of \`${product}\`.`;
  throw KeyErrors.no_test_mode({ issues: [{ location: 'body.mode', code: 'unknown', message }] });
}

interface WantedScopes {
  readonly product: Product;
  readonly scopes?: readonly string[] | undefined;
}

/** Refuses scopes that the product does not have. */
export function checkScopes({ product, scopes = [] }: WantedScopes): void {
  const issues = scopes.flatMap((scope, index) =>
    isScopeOf(product, scope)
      ? []
      : [
          {
            location: `body.scopes.${index}`,
            code: 'unknown',
            message: `\`${scope}\` is no scope here.`,
          },
        ],
  );
  if (issues.length > 0) throw KeyErrors.unknown_scope({ issues });
}

/** Refuses a moment that is over. */
export function checkExpiry(expiresAt: Date | null, now: Date): void {
  if (expiresAt === null || expiresAt > now) return;
  const message = 'This moment is over.';
  throw CommonErrors.validation_failed({
    detail: `body.expires_at: ${message}`,
    issues: [{ location: 'body.expires_at', code: 'too_small', message }],
  });
}
