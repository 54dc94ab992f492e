import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { MemoryRateLimiter, policyOf } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExportDelivery } from './export-delivery.js';
import { SpaceExports } from './space-exports.js';

/** Archives may be large: few begin at once, parts of one are asked for one after the other. */
const PER_EXPORT = policyOf('space_export', 120, 30);

/** Archives for whoever has their link. */
@ApiExcludeController()
@Public()
@Controller('public/exports/:export_token')
export class PublicExportsController {
  readonly #limiter = new MemoryRateLimiter();

  constructor(
    private readonly exports: SpaceExports,
    private readonly delivery: ExportDelivery,
    private readonly clock: Clock,
  ) {}

  @Get()
  async content(
    @Param('export_token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const row = await this.exports.open(token);
    const limits = [{ key: `space_export:${row.id}`, policy: PER_EXPORT }];
    const { isAllowed, retryAfterS } = this.#limiter.take(limits, this.clock.now().getTime());
    if (!isAllowed) throw CommonErrors.rate_limited({ retryAfterS });
    await this.delivery.send(row, request, reply);
  }
}
