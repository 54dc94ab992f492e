import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Principal } from '@skydeck/auth-guard';
import type { FastifyRequest } from 'fastify';
import { StepUps } from './step-ups.js';

const EXCEPTION = 'skydeck:step-up-exception';

type Guarded = FastifyRequest & { principal?: Principal };

/** Whether a body, as it was sent, asks for something that needs no second factor. */
type Exception = (body: Readonly<Record<string, unknown>>) => boolean;

@Injectable()
export class AccountStepUpGuard implements CanActivate {
  constructor(
    private readonly stepUps: StepUps,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { principal, body } = context.switchToHttp().getRequest<Guarded>();
    if (principal?.kind !== 'account') return true;
    const isExcepted = this.reflector.get<Exception | undefined>(EXCEPTION, context.getHandler());
    if (isExcepted && typeof body === 'object' && body !== null) {
      if (isExcepted(body as Record<string, unknown>)) return true;
    }
    await this.stepUps.check(principal.id, principal.sessionId);
    return true;
  }
}

/**
 * Asks an account that has a second factor to have given it within 15 minutes; others pass. The
 * module of the controller imports `StepUpModule`.
 * @param unless what needs no second factor all the same
 */
export const NeedsStepUp = (unless?: Exception) =>
  applyDecorators(UseGuards(AccountStepUpGuard), SetMetadata(EXCEPTION, unless));
