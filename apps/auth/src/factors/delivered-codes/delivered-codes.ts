import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Destination } from '../../otp/destination.js';
import type { OtpEntity } from '../../otp/otp.entity.js';
import { OtpRequestsService } from '../../otp/otp-requests.service.js';
import { OtpService } from '../../otp/otp.service.js';
import type { FactorOwner } from '../factor-owner.js';
import { FactorEntity } from '../factor.entity.js';
import { FactorErrors } from '../factors.errors.js';
import { newFactor } from '../new-factor.js';

const PURPOSE = 'second_factor';

/** Codes by text message or e-mail as a second factor: the engine of one-time codes sends them. */
@Injectable()
export class DeliveredCodes {
  constructor(
    private readonly otps: OtpService,
    private readonly requests: OtpRequestsService,
    private readonly clock: Clock,
  ) {}

  /** A factor that is good once a code has arrived. */
  make(owner: FactorOwner, name: string | null, { channel, to }: Destination): FactorEntity {
    const type = channel === 'sms' ? 'sms' : 'email';
    return newFactor(owner, { type, name, destination: to }, this.clock.now());
  }

  /** Sends a code; while one is pending, that one is answered, or sent again. */
  send(factor: FactorEntity, requestId: string, ip: string): Promise<OtpEntity> {
    const { tenant } = factor;
    const destination = destinationOf(factor);
    return this.requests.request({ tenant, purpose: PURPOSE, destination, requestId, ip });
  }

  /** Checks the code that was sent; a right one works once. */
  async check(factor: FactorEntity, otpId: string, code: string): Promise<void> {
    const otp = await this.otps.get(otpId, PURPOSE, factor.tenant);
    if (otp.destination !== factor.destination) throw FactorErrors.challenge_over();
    await this.otps.verify(otp, code);
  }

  /** Notes in a transaction that a factor was used. */
  async take(manager: EntityManager, { id }: FactorEntity): Promise<void> {
    await manager.update(FactorEntity, { id }, { lastUsedAt: this.clock.now() });
  }
}

function destinationOf({ type, destination }: FactorEntity): Destination {
  if (destination === null) throw FactorErrors.not_allowed();
  return { channel: type === 'sms' ? 'sms' : 'email', to: destination };
}
