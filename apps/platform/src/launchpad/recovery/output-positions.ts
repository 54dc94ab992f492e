import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How far the output of each replica is in the log of its app. */
@Injectable()
export class OutputPositions {
  constructor(private readonly dataSource: DataSource) {}

  /** By replica; those of which no line was stored are missing. Others are forgotten. */
  async keepOnly(replicaIds: readonly string[]): Promise<Map<string, string>> {
    await this.dataSource.query(
      'delete from app_replica_output where replica_id <> all($1::text[])',
      [replicaIds],
    );
    const rows = await this.dataSource.query<{ id: string; position: string }[]>(
      'select replica_id as id, position from app_replica_output',
    );
    return new Map(rows.map(({ id, position }) => [id, position]));
  }

  /** The replica has ended, and all of it is stored. */
  async forget(replicaId: string): Promise<void> {
    await this.dataSource.query('delete from app_replica_output where replica_id = $1', [
      replicaId,
    ]);
  }
}
