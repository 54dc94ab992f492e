import { type CanActivate, type ExecutionContext, Injectable, Optional } from '@nestjs/common';
import { Refusals } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyRequest } from 'fastify';

/** Turns away what is not even signed, before any byte of it is read. */
@Injectable()
export class CallbackGuard implements CanActivate {
  constructor(@Optional() private readonly refusals?: Refusals) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { headers, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    if (headers['webhook-signature'] !== undefined) return true;
    await this.refusals?.count(ip);
    throw CommonErrors.unauthenticated();
  }
}
