import { Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { StreamedBody, TakesStream } from '@skydeck/service';
import type { PostedWebhook } from '../driver/payment-provider.js';
import { ProviderHooks } from './provider-hooks.js';

/** Providers send some kilobytes. */
const LARGEST_BYTES = 256 * 1024;

/** Where payment providers post what became of orders. */
@ApiExcludeController()
@Public()
@Controller('hooks/payments')
export class HooksController {
  constructor(private readonly hooks: ProviderHooks) {}

  @Post(':provider/:token')
  @HttpCode(200)
  @TakesStream()
  async take(
    @Param('provider') providerId: string,
    @Param('token') token: string,
    @Headers() headers: PostedWebhook['headers'],
    @StreamedBody() stream: AsyncIterable<Buffer>,
  ): Promise<{ received: true }> {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of stream) {
      size += part.length;
      if (size > LARGEST_BYTES) throw CommonErrors.payload_too_large();
      parts.push(part);
    }
    const posted = { headers, body: Buffer.concat(parts) };
    if (!(await this.hooks.take(providerId, token, posted))) throw CommonErrors.not_found();
    return { received: true };
  }
}
