import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { destinationOf } from '../otp/destination.js';
import type { OtpEntity } from '../otp/otp.entity.js';
import { OtpRequestsService } from '../otp/otp-requests.service.js';
import { OtpService } from '../otp/otp.service.js';
import type { UserEntity } from '../users/user.entity.js';
import { IdentityLinks } from './identity-links.js';
import type { FinishContactLink, StartContactLink } from './identities.schema.js';

const PURPOSE = 'verification';

/** Numbers and addresses that users prove to have, to sign in with them from then on. */
@Injectable()
export class ContactLinks {
  constructor(
    private readonly requests: OtpRequestsService,
    private readonly otps: OtpService,
    private readonly links: IdentityLinks,
  ) {}

  /** Sends the code. It says nothing about who has the number or the address now. */
  async start(
    tenant: Tenant,
    contact: StartContactLink,
    { id: requestId, ip }: { readonly id: string; readonly ip: string },
  ): Promise<OtpEntity> {
    const destination = destinationOf(contact);
    return this.requests.request({ tenant, purpose: PURPOSE, destination, ip, requestId });
  }

  /** Makes it the user's. @throws `user.identity_taken` when another user has it */
  async finish(
    tenant: Tenant,
    userId: string,
    { id, code }: FinishContactLink,
  ): Promise<UserEntity> {
    const otp = await this.otps.verify(await this.otps.get(id, PURPOSE, tenant), code);
    return this.links.linkContact(userId, otp);
  }
}
