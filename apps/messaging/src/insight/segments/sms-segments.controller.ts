import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PreviewSms, type SmsSegments, SmsSegmentsResponse } from './sms-segments.schema.js';
import { splitSms } from '../../messages/sms-parts.js';
import { SmsPrices } from './sms-prices.js';

@ApiTags('Messages')
@Controller('sms/segments')
export class SmsSegmentsController {
  constructor(private readonly prices: SmsPrices) {}

  @Post()
  @HttpCode(200)
  @Requires('messages:read')
  @ApiOperation({
    operationId: 'previewSmsSegments',
    summary: 'See in how many parts a text message travels, and what it costs',
    description: 'Sends nothing.',
  })
  @ApiOkResponse({ standardSchema: SmsSegmentsResponse })
  async preview(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: PreviewSms }) { text, to }: PreviewSms,
  ): Promise<SmsSegments> {
    const { encoding, parts, room } = splitSms(text);
    const price = await this.prices.of(tenant, to, parts.length);
    return { encoding, parts: [...parts], units_per_part: room, price };
  }
}
