import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  Optional,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Authenticator, type Principal, Public, readBearer, Refusals } from '@skydeck/auth-guard';
import { ApiError, CommonErrors } from '@skydeck/errors';
import type { FactorHolder } from '../../factors/engine/factor-holder.js';
import { accountOwner } from '../../factors/factor-owner.js';
import { SignInTickets, TICKET_PREFIX } from '../../factors/policy/sign-in-tickets.js';
import type { HolderRequest } from '../../factors/users/current-holder.js';
import { SessionsService } from '../../sessions/sessions.service.js';

/** Lets accounts in by their tokens, and by tickets of half a sign-in. */
@Injectable()
export class AccountHolderGuard implements CanActivate {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly sessions: SessionsService,
    private readonly tickets: SignInTickets,
    @Optional() private readonly refusals?: Refusals,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    type Request = HolderRequest & { principal?: Principal };
    const request = context.switchToHttp().getRequest<Request>();
    try {
      const credential = readBearer(request.headers.authorization);
      if (credential === null) throw CommonErrors.unauthenticated();
      if (credential.startsWith(TICKET_PREFIX)) {
        request.holder = await this.#byTicket(credential);
        return true;
      }
      const principal = await this.authenticator.identify(credential, () =>
        this.refusals?.check(request.ip),
      );
      request.holder = await this.#bySession(principal);
      request.principal = principal;
      return true;
    } catch (error) {
      const isGuess = error instanceof ApiError && error.status === 401;
      if (isGuess && error.code !== 'token_expired') await this.refusals?.count(request.ip);
      throw error;
    }
  }

  async #byTicket(token: string): Promise<FactorHolder> {
    const ticket = await this.tickets.find(token, 'account');
    return { owner: accountOwner(ticket.ownerId), ticket, session: null };
  }

  async #bySession({ kind, id, sessionId }: Principal): Promise<FactorHolder> {
    if (kind !== 'account' || sessionId === undefined) {
      throw CommonErrors.forbidden({ detail: 'Only a signed-in account may do that.' });
    }
    const session = await this.sessions.inForce(sessionId);
    return { owner: accountOwner(id), ticket: null, session };
  }
}

/** Opens routes to accounts that are signed in, or half signed in. */
export const AccountHoldersOnly = () =>
  applyDecorators(
    Public(),
    UseGuards(AccountHolderGuard),
    SetMetadata('skydeck:callers', ['account']),
  );
