import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SendPositions, SentResultResponse, toSentResult } from './ingest.schema.js';
import { SentPositions } from './sent-positions.js';

@ApiTags('Tracking')
@Controller('positions')
export class PositionsController {
  constructor(private readonly positions: SentPositions) {}

  @Post()
  @HttpCode(200)
  @Requires('tracking:write')
  @ApiOperation({
    operationId: 'sendPositions',
    summary: 'Say where devices are and were',
    description:
      'At most 1,000 positions, of any devices, in any order. They are kept before the answer is sent. The same device and time is kept once, so a request may be repeated. Each one is judged by itself: look at `results`.',
  })
  @ApiOkResponse({ standardSchema: SentResultResponse })
  async send(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: SendPositions }) { positions }: SendPositions,
  ) {
    return toSentResult(await this.positions.take(tenant, positions));
  }
}
