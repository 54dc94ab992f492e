import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { HookDeliveryEntity } from './hook.entity.js';

/** Longer than any provider tries to deliver. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Forgets deliveries that nobody delivers again. */
@Injectable()
export class DeliveryTrimming {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns how many were forgotten */
  async trim(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    const old = { receivedAt: LessThan(before) };
    const { affected } = await this.dataSource.manager.delete(HookDeliveryEntity, old);
    return affected ?? 0;
  }
}
