import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { OtpStats, ReadOtpStats } from './otp-stats.schema.js';
import { OtpStatsReader } from './otp-stats.js';

@ApiTags('One-time passwords')
@Controller('auth/otp/stats')
export class OtpStatsController {
  constructor(private readonly stats: OtpStatsReader) {}

  @Requires('otp:read')
  @Get()
  @ApiOperation({ operationId: 'getOtpStats', summary: 'Count how far verifications came' })
  @ApiOkResponse({ standardSchema: envelopeOf(OtpStats) })
  read(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ReadOtpStats }) query: ReadOtpStats,
  ): Promise<OtpStats> {
    return this.stats.read(tenant, query);
  }
}
