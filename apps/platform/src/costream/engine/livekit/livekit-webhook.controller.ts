import { Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { ForgedWebhook, LiveKitNews } from './livekit-news.js';

const LONGEST_BYTES = 1024 * 1024;

/** Where LiveKit posts its webhooks. Their signature is the credential. */
@ApiExcludeController()
@Public()
@Controller('costream/livekit/webhook')
export class LiveKitWebhookController {
  constructor(private readonly news: LiveKitNews) {}

  @Post()
  @HttpCode(200)
  @TakesStream({ ofAnyType: true })
  async receive(
    @Headers('authorization') authorization: string | undefined,
    @StreamedBody() body: AsyncIterable<Buffer>,
  ): Promise<{ received: true }> {
    const text = await textOf(body);
    try {
      await this.news.take(text, authorization);
    } catch (error) {
      if (error instanceof ForgedWebhook) throw CommonErrors.unauthenticated({ cause: error });
      throw error;
    }
    return { received: true };
  }
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > LONGEST_BYTES) throw CommonErrors.payload_too_large();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
