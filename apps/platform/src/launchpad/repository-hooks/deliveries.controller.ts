import { Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { DeliveriesService } from './deliveries.service.js';
import type { DeliveryHeaders } from './delivery-signature.js';
import { HookErrors } from './hook.errors.js';
import { type HookProvider, PROVIDERS } from './hook.schema.js';

/** GitHub delivers no more than this. */
const LARGEST_BYTES = 25 * 1024 * 1024;

/** Where providers tell of pushes, in forms of their own. Their signature is the credential. */
@ApiExcludeController()
@Public()
@Controller('hooks/apps')
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Post(':id/:provider')
  @HttpCode(200)
  @TakesStream()
  async deliver(
    @Param('id') appId: string,
    @Param('provider') provider: string,
    @Headers() headers: DeliveryHeaders,
    @StreamedBody() stream: AsyncIterable<Buffer>,
  ) {
    if (!isProvider(provider)) throw CommonErrors.not_found();
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of stream) {
      size += part.length;
      if (size > LARGEST_BYTES) throw HookErrors.body_too_large();
      parts.push(part);
    }
    return this.deliveries.take(appId, provider, { headers, body: Buffer.concat(parts) });
  }
}

const isProvider = (name: string): name is HookProvider =>
  (PROVIDERS as readonly string[]).includes(name);
