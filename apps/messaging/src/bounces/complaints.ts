import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import type { Tenant } from '@skydeck/auth-guard';
import { Injectable, Optional } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';
import { DataSource } from 'typeorm';
import { Suppressions } from '../consent/suppressions/suppressions.js';
import { MessageEvents } from '../messages/message.events.js';

/** Takes in that a recipient complained of a message. */
@Injectable()
export class Complaints {
  readonly #count;

  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly suppressions: Suppressions,
    private readonly clock: Clock,
    @Optional() metrics?: ServiceMetrics,
  ) {
    this.#count = metrics?.counter(
      'skydeck_mail_complaints_total',
      'Complaints of recipients about mail, by the kind that was told.',
      ['type'],
    );
  }

  /** Keeps a complaint once for each message, tells of it, and writes to this address no more. */
  async add(messageId: string, type: string): Promise<void> {
    const added = await this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<Complained[]>(ADD, [messageId, type, this.clock.now()]);
      if (!row) return false;
      const { tenant, recipient: address, kind } = row;
      const data = { id: messageId, channel: 'email', kind, type };
      const told = { type: MessageEvents.complained, tenant, subject: messageId, data };
      await this.events.record(manager, told);
      const from = { addedBy: 'recipient', messageId, reason: 'complaint' } as const;
      await this.suppressions.add(manager, { tenant, channel: 'email', address, ...from });
      return true;
    });
    if (added) this.#count?.inc({ type });
  }
}

interface Complained {
  readonly tenant: Tenant;
  readonly recipient: string;
  readonly kind: string;
}

const ADD = `
  with complained as (
    insert into mail_complaint (message_id, type, created_at)
    select id, $2, $3::timestamptz from message
    where id = $1 and channel = 'email' and project_id is not null
    on conflict (message_id) do nothing returning message_id
  )
  select project_id as tenant, recipient, kind from message join complained on message_id = id`;
