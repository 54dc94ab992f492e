import { Controller, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { StreamedBody, TakesStream } from '@skydeck/service';
import type { FastifyReply } from 'fastify';
import type { PostedWebhook } from './webhook-taker.js';
import { Webhooks } from './webhooks.js';

/** WhatsApp sends no more than this at once. */
const LARGEST_BYTES = 3 * 1024 * 1024;

/** Where providers post what comes in. */
@ApiExcludeController()
@Public()
@Controller('p/inbound')
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Post(':provider/:mac')
  @HttpCode(200)
  @TakesStream()
  async take(
    @Param('provider') providerId: string,
    @Param('mac') mac: string,
    @Headers() headers: PostedWebhook['headers'],
    @StreamedBody() stream: AsyncIterable<Buffer>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of stream) {
      size += part.length;
      if (size > LARGEST_BYTES) throw CommonErrors.payload_too_large();
      parts.push(part);
    }
    const answer = await this.webhooks.take(providerId, mac, headers, Buffer.concat(parts));
    if (!answer) throw CommonErrors.not_found();
    await reply.status(200).type(answer.type).send(answer.body);
  }
}
