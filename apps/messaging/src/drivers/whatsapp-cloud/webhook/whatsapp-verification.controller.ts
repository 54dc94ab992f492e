import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { WebhookAddresses } from '../../../inbound/webhooks/webhook-addresses.js';

const Asked = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
  'hub.verify_token': z.string().max(200),
});

/**
 * Tells WhatsApp that an address is ours, when it is told to post there.
 * @see https://developers.facebook.com/docs/graph-api/webhooks/getting-started
 */
@ApiExcludeController()
@Public()
@Controller('p/inbound')
export class WhatsappVerificationController {
  constructor(private readonly addresses: WebhookAddresses) {}

  @Get(':provider/:mac')
  async verify(
    @Param('provider') id: string,
    @Param('mac') mac: string,
    @Query() query: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { data } = Asked.safeParse(query);
    const isRight =
      data &&
      this.addresses.isOurs(id, mac) &&
      this.addresses.isVerified({ id, kind: 'whatsapp-cloud' }, data['hub.verify_token']);
    if (!isRight) throw CommonErrors.not_found();
    await reply.status(200).type('text/plain; charset=utf-8').send(data['hub.challenge']);
  }
}
