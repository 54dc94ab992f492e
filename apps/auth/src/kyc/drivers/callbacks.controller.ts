import { Controller, Headers, HttpCode, Post, Query, SetMetadata, UseGuards } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { z } from 'zod';
import { CallbackGuard } from './callback.guard.js';
import { CallbacksService } from './callbacks.service.js';

const CallbackQuery = z.object({
  provider: z.string().max(64).default('').describe('Who answers, `kpr_…`.'),
});

const Received = z
  .object({ reference: z.string().describe('What was answered.') })
  .meta({ id: 'KycCallback' });

const BINARY = { type: 'string', format: 'binary' } as const;

/** Where providers send answers that take a while. Their signature is the credential. */
@ApiTags('Identity verification')
@Public()
@UseGuards(CallbackGuard)
@SetMetadata('skydeck:callers', ['kyc_provider'])
@Controller('kyc/callbacks')
export class CallbacksController {
  constructor(private readonly callbacks: CallbacksService) {}

  @Post()
  @HttpCode(200)
  @TakesStream()
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiOperation({
    operationId: 'answerKycCheck',
    summary: 'Answer a check that was asked for before',
    description:
      'The bytes are JSON with `reference`, `status` and `reasons`, signed as Standard Webhooks has it.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Received) })
  async answer(
    @Query({ schema: CallbackQuery }) { provider }: z.output<typeof CallbackQuery>,
    @Headers() headers: Record<string, string | string[] | undefined>,
    @StreamedBody() body: AsyncIterable<Buffer>,
  ) {
    return { reference: await this.callbacks.take(provider, headers, body) };
  }
}
