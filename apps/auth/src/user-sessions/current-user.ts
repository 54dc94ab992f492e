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
import { checkFullAccess } from './full-access.js';
import { UserSessionsService, type VerifiedUser } from './user-sessions.service.js';

type UserRequest = FastifyRequest & { user?: VerifiedUser };

/** Lets users of projects in, by their own tokens, and nobody else. */
@Injectable()
export class UserGuard implements CanActivate {
  constructor(
    private readonly sessions: UserSessionsService,
    @Optional() private readonly refusals?: Refusals,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<UserRequest>();
    try {
      request.user = await this.#identify(request);
      return true;
    } catch (error) {
      const isGuess = error instanceof ApiError && error.code === 'unauthenticated';
      if (isGuess) await this.refusals?.count(request.ip);
      throw error;
    }
  }

  async #identify({ headers }: UserRequest): Promise<VerifiedUser> {
    const token = readBearer(headers.authorization);
    const user = token === null ? null : await this.sessions.verify(token);
    if (!user || token === null) throw CommonErrors.unauthenticated();
    checkFullAccess(token);
    return user;
  }
}

/** Opens a route to users of projects, instead of keys and accounts. */
export const UsersOnly = () =>
  applyDecorators(Public(), UseGuards(UserGuard), SetMetadata('skydeck:callers', ['user']));

/** The user whose token the request carries. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): VerifiedUser => {
    const { user } = context.switchToHttp().getRequest<UserRequest>();
    if (!user) throw CommonErrors.unauthenticated();
    return user;
  },
);
