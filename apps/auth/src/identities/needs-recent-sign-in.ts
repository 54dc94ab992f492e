import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import type { VerifiedUser } from '../user-sessions/user-sessions.service.js';
import { IdentityErrors } from './identities.errors.js';

const RECENT_MS = 900_000;

@Injectable()
export class RecentSignInGuard implements CanActivate {
  constructor(private readonly clock: Clock) {}

  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: VerifiedUser }>();
    if (!user) throw CommonErrors.unauthenticated();
    const { authenticatedAt } = user.session;
    if (this.clock.now().getTime() - authenticatedAt.getTime() > RECENT_MS) {
      throw IdentityErrors.sign_in_again();
    }
    return true;
  }
}

/**
 * Asks a user of a project to have signed in, or stepped up, within 15 minutes: a token that was
 * found must not be enough for a way in that stays. After `UsersOnly`.
 */
export const NeedsRecentSignIn = () => applyDecorators(UseGuards(RecentSignInGuard));
