import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import type { SpaceRef } from '../spaces/space-access.js';
import { ChangeEntity, type ChangeKind } from './change.entity.js';

/** Something that changed. */
export interface NewChange {
  readonly space: Pick<SpaceRef, 'id'>;
  /** `files`, `notes`, `tasks:<list>`, `calendar:<calendar>` or `contacts:<address book>`. */
  readonly collection: string;
  /** What it is, such as `file`. */
  readonly kind: string;
  readonly id: string;
  readonly what: ChangeKind;
}

const NEXT = `
  insert into change_collection (space_id, collection, last_seq) values ($1, $2, 1)
  on conflict (space_id, collection) do update set last_seq = change_collection.last_seq + 1
  returning last_seq`;

/**
 * Counts what changes in each collection: the count is the sync token of the API, of WebDAV, of CalDAV
 * and of CardDAV alike.
 */
@Injectable()
export class Changes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes down a change, in its transaction and last in it: others who change the same collection
   * wait from here to the end, so that no lower number is seen later than a higher one.
   */
  async record(manager: EntityManager, change: NewChange): Promise<number> {
    const { space, collection, kind, id, what } = change;
    const [row] = await manager.query<{ last_seq: string }[]>(NEXT, [space.id, collection]);
    const seq = Number(row?.last_seq);
    const at = this.clock.now();
    await manager.insert(ChangeEntity, {
      spaceId: space.id,
      collection,
      seq,
      kind,
      subject: id,
      what,
      at,
    });
    return seq;
  }

  /** The number of the last change; 0 before the first. */
  async latest(spaceId: string, collection: string): Promise<number> {
    const [row] = await this.dataSource.query<{ last_seq: string }[]>(
      'select last_seq from change_collection where space_id = $1 and collection = $2',
      [spaceId, collection],
    );
    return Number(row?.last_seq ?? 0);
  }

  /** What changed after a number, the oldest first; at most `limit` of them. */
  since(
    spaceId: string,
    collection: string,
    after: number,
    limit: number,
  ): Promise<ChangeEntity[]> {
    return this.dataSource.manager.find(ChangeEntity, {
      where: { spaceId, collection, seq: MoreThan(after) },
      order: { seq: 'ASC' },
      take: limit,
    });
  }
}
