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
import { InjectRepository } from '@nestjs/typeorm';
import { Public, readBearer, Refusals } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { KycErrors } from '../kyc.errors.js';
import { hashOfSecret, isClientSecret } from '../sessions/client-secret.js';
import { KycSessionEntity } from '../sessions/kyc-session.entity.js';

type CaptureRequest = FastifyRequest & { kycSession?: KycSessionEntity };

/** Lets in who has the secret of a session, as long as it is good. */
@Injectable()
export class CaptureGuard implements CanActivate {
  constructor(
    @InjectRepository(KycSessionEntity) private readonly sessions: Repository<KycSessionEntity>,
    private readonly clock: Clock,
    @Optional() private readonly refusals?: Refusals,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CaptureRequest>();
    const secret = readBearer(request.headers.authorization) ?? '';
    const session = isClientSecret(secret)
      ? await this.sessions.findOneBy({ secretHash: hashOfSecret(secret) })
      : null;
    if (!session) {
      await this.refusals?.count(request.ip);
      throw CommonErrors.unauthenticated();
    }
    const isOver = session.status === 'expired' || session.status === 'redacted';
    if (isOver || session.expiresAt <= this.clock.now()) throw KycErrors.link_expired();
    request.kycSession = session;
    return true;
  }
}

/** Opens a route to who has the secret of a session, and to nobody else. */
export const CaptureOnly = () =>
  applyDecorators(
    Public(),
    UseGuards(CaptureGuard),
    SetMetadata('skydeck:callers', ['kyc_session']),
  );

/** The session whose secret the request carries. */
export const CurrentCapture = createParamDecorator(
  (_data: unknown, context: ExecutionContext): KycSessionEntity => {
    const { kycSession } = context.switchToHttp().getRequest<CaptureRequest>();
    if (!kycSession) throw CommonErrors.unauthenticated();
    return kycSession;
  },
);
