import { InternalOnly } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { z } from 'zod';

const MOST_AT_ONCE = 500;

const AskDelivered = z.strictObject({
  references: z
    .array(z.string().regex(/^[\w-]{1,64}$/))
    .min(1)
    .max(MOST_AT_ONCE)
    .describe('Names that senders gave to messages.'),
});
type AskDelivered = z.output<typeof AskDelivered>;

interface Row {
  readonly reference: string;
  readonly delivered_at: Date;
}

/** Tells other services which of their messages have arrived. */
@ApiExcludeController()
@InternalOnly()
@Controller('internal/v1/messages/delivered')
export class InternalDeliveriesController {
  constructor(private readonly dataSource: DataSource) {}

  @Post()
  @HttpCode(200)
  async ask(@Body({ schema: AskDelivered }) { references }: AskDelivered) {
    const rows = await this.dataSource.query<Row[]>(
      `select reference, min(delivered_at) as delivered_at from message
       where reference = any($1) and delivered_at is not null group by reference`,
      [references],
    );
    const delivered = rows.map(({ reference, delivered_at: at }) => ({
      reference,
      delivered_at: at.toISOString(),
    }));
    return { delivered };
  }
}
