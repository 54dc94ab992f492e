import { EventRelay, type RelayStep } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeliveryQueue, type Waiting } from './delivery-queue.js';

/** Makes a delivery for each event and each webhook that wants it, once. */
@Injectable()
export class DeliveryFanOut implements OnModuleInit, RelayStep {
  constructor(
    private readonly relay: EventRelay,
    private readonly queue: DeliveryQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.relay.join(this);
  }

  async within(manager: EntityManager, eventIds: readonly string[]): Promise<() => void> {
    const made = await manager.query<Waiting[]>(FAN_OUT, [eventIds, this.clock.now()]);
    return () => this.queue.enqueueQuietly(made);
  }
}

const FAN_OUT = `
  insert into webhook_delivery (id, endpoint_id, event_id, event_type, payload, status,
                                next_attempt_at, created_at)
  select 'dlv_' || substr(event.id, 5, 10) || random_base32(16), endpoint.id, event.id, event.type,
    json_build_object(
      'id', event.id,
      'type', event.type,
      'created_at', to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'project_id', split_part(event.project_id, '.', 1),
      'mode', case when event.project_id like '%.test' then 'test' else 'live' end,
      'data', event.data)::text,
    'pending', $2::timestamptz, $2::timestamptz
  from event join webhook_endpoint endpoint
    on endpoint.project_id = event.project_id and endpoint.enabled
    and endpoint.event_types && array[event.type, split_part(event.type, '.', 1) || '.*', '*']
  where event.id = any($1::text[])
  on conflict (event_id, endpoint_id) do nothing
  returning id, attempts`;
