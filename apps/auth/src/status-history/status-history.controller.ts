import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { InternalOnly } from '@skydeck/auth-guard';
import { DataSource } from 'typeorm';
import { StatusHistoryEntity } from './status-history.entity.js';
import { KeepStatusHistory } from './status-history.schema.js';

const ONLY = 1;

/** Keeps the history of the status page for all replicas of the dashboard, which has no store. */
@ApiExcludeController()
@InternalOnly()
@Controller('internal/v1/status-history')
export class StatusHistoryController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  async read() {
    const row = await this.dataSource.manager.findOneBy(StatusHistoryEntity, { id: ONLY });
    return { version: row?.version ?? 0, history: row?.history ?? null };
  }

  /** Takes nothing when somebody else wrote since it was read. */
  @Put()
  async keep(@Body({ schema: KeepStatusHistory }) { version, history }: KeepStatusHistory) {
    const rows: { version: number }[] = await this.dataSource.query(
      `insert into status_history as kept (id, version, history) values ($1, 1, $2)
       on conflict (id) do update set version = kept.version + 1, history = excluded.history
         where kept.version = $3
       returning version`,
      [ONLY, JSON.stringify(history), version],
    );
    return { version: rows[0]?.version ?? null };
  }
}
