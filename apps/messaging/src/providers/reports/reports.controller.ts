import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { ReportCallbacks } from './report-callbacks.js';

/** Where providers post reports: forms as Twilio does, or JSON. */
@ApiExcludeController()
@Public()
@Controller('p/reports')
export class ReportsController {
  constructor(private readonly callbacks: ReportCallbacks) {}

  @Post(':provider/:message/:mac')
  @HttpCode(200)
  async receive(
    @Param('provider') providerId: string,
    @Param('message') messageId: string,
    @Param('mac') mac: string,
    @Headers('x-twilio-signature') signature: string | undefined,
    @Body() body: unknown,
  ): Promise<{ received: true }> {
    const posted = { providerId, messageId, mac, body, signature };
    if (!(await this.callbacks.take(posted))) throw CommonErrors.not_found();
    return { received: true };
  }
}
