import { EventRelay, type RelayStep } from '@skydeck/events';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ACTIVITY_KINDS } from './activity.entity.js';
import { KEEP_ACTIVITY } from './activity.sql.js';

/** Keeps what events tell of spaces: nothing is written when the change itself is made. */
@Injectable()
export class ActivityRelay implements OnModuleInit, RelayStep {
  constructor(private readonly relay: EventRelay) {}

  onModuleInit(): void {
    this.relay.join(this);
  }

  async within(manager: EntityManager, eventIds: readonly string[]): Promise<() => void> {
    await manager.query(KEEP_ACTIVITY, [eventIds, ACTIVITY_KINDS]);
    return () => {};
  }
}
