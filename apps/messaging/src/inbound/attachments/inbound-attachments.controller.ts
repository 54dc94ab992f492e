import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { InboundAttachments } from './inbound-attachments.js';

const BINARY = { type: 'string', format: 'binary' };

const Which = z.strictObject({
  index: z.coerce.number().int().min(0).max(9).default(0).describe('Which file; the first is 0.'),
});

@ApiTags('Inbound')
@Controller('inbound')
export class InboundAttachmentsController {
  constructor(private readonly attachments: InboundAttachments) {}

  @Requires('messages:read')
  @Get(':id/attachment')
  @ApiOperation({
    operationId: 'getInboundAttachment',
    summary: 'Fetch a file that came with a message',
    description: 'It is fetched from the provider, up to 16 MiB; WhatsApp keeps files for 30 days.',
  })
  @ApiOkResponse({ content: { 'application/octet-stream': { schema: BINARY } } })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Query({ schema: Which }) { index }: z.output<typeof Which>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes, filename } = await this.attachments.get(tenant, id, index);
    // Whatever a stranger sent is saved and not shown.
    const name = encodeURIComponent((filename ?? id).toWellFormed());
    await reply
      .status(200)
      .headers({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${name}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .send(bytes);
  }
}
