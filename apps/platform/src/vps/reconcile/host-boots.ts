import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ComputeEngine } from '../engine/compute.driver.js';
import { bootId } from './machine-boot.js';

/** Remembers which start of the machine an engine was last looked at in. */
@Injectable()
export class HostBoots {
  readonly #noted = new Map<ComputeEngine, string>();

  constructor(private readonly dataSource: DataSource) {}

  /** Whether the machine was started since the last look. */
  async isNew(engine: ComputeEngine): Promise<boolean> {
    const current = await bootId();
    if (this.#noted.get(engine) === current) return false;
    const [row] = await this.dataSource.query<{ boot_id: string }[]>(
      'select boot_id from vps_host where engine = $1',
      [engine],
    );
    if (!row) {
      await this.note(engine);
      return false;
    }
    if (row.boot_id === current) this.#noted.set(engine, current);
    return row.boot_id !== current;
  }

  async note(engine: ComputeEngine): Promise<void> {
    const current = await bootId();
    await this.dataSource.query(
      `insert into vps_host (engine, boot_id) values ($1, $2)
       on conflict (engine) do update set boot_id = excluded.boot_id`,
      [engine, current],
    );
    this.#noted.set(engine, current);
  }
}
