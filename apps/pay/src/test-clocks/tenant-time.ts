import { ownerOf } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Global, Injectable, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';

const READ = statement('select now_at as "nowAt" from test_clock where tenant = $1');

/** What time it is for a tenant: that of its test clock, if it has one. */
@Injectable()
export class TenantTime {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The time by which things of a tenant are decided; live mode costs no query. */
  async now(tenant: string): Promise<Date> {
    if (ownerOf(tenant).mode === 'live') return this.clock.now();
    const [row] = await runStatement<{ nowAt: Date }>(this.dataSource, READ, [tenant]);
    return row?.nowAt ?? this.clock.now();
  }
}

/** Gives the service its `TenantTime`. */
@Global()
@Module({ providers: [TenantTime], exports: [TenantTime] })
export class TenantTimeModule {}
