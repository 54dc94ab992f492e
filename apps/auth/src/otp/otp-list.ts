import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { firstIdAt } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { OtpEntity, type OtpStatus } from './otp.entity.js';
import { OtpErrors } from './otp.errors.js';
import type { ListOtps } from './otp.schema.js';

/** The verifications of a project, as it looks through them. */
@Injectable()
export class OtpList {
  constructor(
    @InjectRepository(OtpEntity) private readonly otps: Repository<OtpEntity>,
    private readonly clock: Clock,
  ) {}

  /** The verifications of a project in one mode, one more than `limit`. */
  read(tenant: Tenant, wanted: ReturnType<typeof ListOtps.parse>): Promise<OtpEntity[]> {
    const {
      status,
      phone,
      email,
      created_after: from,
      created_before: until,
      ...exact
    } = wanted.filters;
    const destination = phone ?? email;
    const query = this.otps
      .createQueryBuilder('otp')
      .where({ tenant, ...exact, ...(destination && { destination }) });
    if (from) query.andWhere('otp.id >= :from', { from: firstIdAt('otp', new Date(from)) });
    if (until) query.andWhere('otp.id < :until', { until: firstIdAt('otp', new Date(until)) });
    // No destination is both.
    if (phone && email) query.andWhere('false');
    if (status) whereStatus(query, status, this.clock.now());
    return readKeyset(query, wanted);
  }

  /** One verification of a project, whatever it is for. */
  async get(tenant: Tenant, id: string): Promise<OtpEntity> {
    const otp = await this.otps.findOneBy({ tenant, id });
    if (!otp) throw OtpErrors.not_found();
    return otp;
  }
}

/** Rows expire by the clock, and some are written to later. */
function whereStatus(query: SelectQueryBuilder<OtpEntity>, status: OtpStatus, now: Date): void {
  const overdue = `(otp.status = 'pending' and otp.expiresAt <= :now)`;
  query.setParameters({ status, now });
  if (status === 'expired') query.andWhere(`(otp.status = :status or ${overdue})`);
  else query.andWhere(`otp.status = :status and not ${overdue}`);
}
