import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  Optional,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Public, readBearer, Refusals } from '@skydeck/auth-guard';
import { ApiError, CommonErrors } from '@skydeck/errors';
import type { FastifyRequest } from 'fastify';
import { UserSessionsService } from '../../user-sessions/user-sessions.service.js';
import { checkFullAccess } from '../../user-sessions/full-access.js';
import type { FactorHolder } from '../engine/factor-holder.js';
import { userOwner } from '../factor-owner.js';
import { FactorErrors } from '../factors.errors.js';
import { SignInTickets, TICKET_PREFIX } from '../policy/sign-in-tickets.js';

/** A request of somebody who handles factors. */
export type HolderRequest = FastifyRequest & { holder?: FactorHolder };

/** Lets users of projects in by their tokens, and by tickets of half a sign-in. */
@Injectable()
export class UserHolderGuard implements CanActivate {
  constructor(
    private readonly sessions: UserSessionsService,
    private readonly tickets: SignInTickets,
    @Optional() private readonly refusals?: Refusals,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<HolderRequest>();
    try {
      request.holder = await this.#identify(readBearer(request.headers.authorization));
      return true;
    } catch (error) {
      const isGuess = error instanceof ApiError && error.status === 401;
      if (isGuess && error.code !== 'token_expired') await this.refusals?.count(request.ip);
      throw error;
    }
  }

  async #identify(credential: string | null): Promise<FactorHolder> {
    if (credential === null) throw CommonErrors.unauthenticated();
    if (credential.startsWith(TICKET_PREFIX)) {
      const ticket = await this.tickets.find(credential, 'user');
      const { ownerId: id, tenant } = ticket;
      if (tenant === null) throw FactorErrors.ticket_over();
      return { owner: userOwner({ id, tenant }), ticket, session: null };
    }
    const user = await this.sessions.verify(credential);
    if (!user) throw CommonErrors.unauthenticated();
    checkFullAccess(credential);
    const { userId: id, tenant, session } = user;
    return { owner: userOwner({ id, tenant }), ticket: null, session };
  }
}

/** Opens routes to users of projects who are signed in, or half signed in. */
export const UserHoldersOnly = () =>
  applyDecorators(Public(), UseGuards(UserHolderGuard), SetMetadata('skydeck:callers', ['user']));

/** Whose factors the request is about. */
export const CurrentHolder = createParamDecorator(
  (_data: unknown, context: ExecutionContext): FactorHolder => {
    const { holder } = context.switchToHttp().getRequest<HolderRequest>();
    if (!holder) throw CommonErrors.unauthenticated();
    return holder;
  },
);
