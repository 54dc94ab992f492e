import { InternalOnly } from '@skydeck/auth-guard';
import { sendEventStream } from '@skydeck/service';
import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { scopeOf } from '../outbox/outbox.js';
import { FollowOutbox, resumePointOf } from '../outbox/outbox.schema.js';
import { OutboxStream } from '../outbox/outbox.stream.js';

const FollowReference = FollowOutbox.extend({ reference: z.string().regex(/^[\w-]{1,64}$/) });
type FollowReference = z.output<typeof FollowReference>;

/** Follows messages of the installation itself, such as the code of one sign-in. */
@ApiExcludeController()
@InternalOnly()
@Controller('internal/v1/outbox')
export class InternalOutboxController {
  constructor(private readonly stream: OutboxStream) {}

  @Get('stream')
  async follow(
    @Query({ schema: FollowReference }) { reference, after }: FollowReference,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const resumeAfter = resumePointOf(lastEventId, after);
    const filter = { scope: scopeOf(null), reference };
    await sendEventStream(request, reply, (signal) =>
      this.stream.follow(filter, resumeAfter, signal),
    );
  }
}
