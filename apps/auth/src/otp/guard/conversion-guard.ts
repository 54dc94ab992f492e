import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { DataSource } from 'typeorm';
import { OtpBlocks } from './otp-blocks.js';
import { isSuspicious, readTraffic } from './traffic.js';

/** A number that a code is to go to. */
export interface Line {
  readonly tenant: Tenant;
  readonly prefix: string;
  readonly country: string;
}

/**
 * Keeps codes from being pumped to ranges whose owner earns by every message: who does that does
 * not enter the codes. A prefix or a country with many messages and few verifications is blocked.
 */
@Injectable()
export class ConversionGuard {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blocks: OtpBlocks,
  ) {}

  /** Why a code is not to be sent to a number; nothing when it may be. */
  async reasonsAgainst(line: Line, now: Date): Promise<string[]> {
    const traffic = await readTraffic(this.dataSource, line, now);
    const against = traffic.filter((one) => one.is_blocked || isSuspicious(one));
    for (const one of against) {
      if (!one.is_blocked) await this.blocks.create(line.tenant, one, now);
    }
    return against.map(({ kind }) => `${kind}_conversion`);
  }
}
