import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import type { Principal } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';

/** A person who is signed in, with the project and role when the route is about a project. */
export type Account = Principal & { readonly kind: 'account' };

function accountOf(context: ExecutionContext): Account {
  const { principal } = context.switchToHttp().getRequest<{ principal?: Principal }>();
  if (principal?.kind === 'account') return principal as Account;
  throw CommonErrors.forbidden({
    detail: 'Only a signed-in account may do that; an API key may not.',
  });
}

@Injectable()
class AccountGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return accountOf(context).kind === 'account';
  }
}

/**
 * Keeps API keys out: a key must never be able to make more keys or members. The OpenAPI document
 * names the callers.
 */
export const AccountsOnly = () =>
  applyDecorators(UseGuards(AccountGuard), SetMetadata('skydeck:callers', ['account']));

/** The signed-in account. */
export const CurrentAccount = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Account => accountOf(context),
);
