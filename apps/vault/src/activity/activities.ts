import { readKeyset } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { Brackets, DataSource } from 'typeorm';
import type { SpaceRef } from '../spaces/space-access.js';
import { ActivityEntity } from './activity.entity.js';
import type { ListActivity } from './activity.schema.js';
import { NAMES } from './activity.sql.js';

/** Reads who did what in a space. */
@Injectable()
export class Activities {
  constructor(private readonly dataSource: DataSource) {}

  /** One more than `limit`. */
  list(
    { id: spaceId }: SpaceRef,
    wanted: ReturnType<typeof ListActivity.parse>,
  ): Promise<ActivityEntity[]> {
    const { kind, actor, subject } = wanted.filters;
    const query = this.dataSource.createQueryBuilder(ActivityEntity, 'activity').where({
      spaceId,
      ...(kind !== undefined && { kind }),
      ...(subject !== undefined && { subject }),
    });
    if (actor !== undefined) {
      const isBy = new Brackets((either) =>
        either.where('activity.userId = :actor').orWhere('activity.actorId = :actor'),
      );
      query.andWhere(isBy).setParameter('actor', actor);
    }
    return readKeyset(query, wanted);
  }

  /** What things are called now that events do not name, by the id of the activity. */
  async namesOf(
    { id: spaceId }: SpaceRef,
    rows: readonly ActivityEntity[],
  ): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    const nameless = Map.groupBy(
      rows.filter((row) => row.name === null),
      ({ kind }) => kind,
    );
    for (const [kind, own] of nameless) {
      if (!(kind in NAMES)) continue;
      const ids = [...new Set(own.map((row) => namedBy(row)))];
      const found = await this.dataSource.query<{ id: string; name: string | null }[]>(
        NAMES[kind as keyof typeof NAMES],
        [spaceId, ids],
      );
      const byId = new Map(found.map(({ id, name }) => [id, name]));
      for (const row of own) {
        const name = byId.get(namedBy(row));
        if (name) names.set(row.id, name);
      }
    }
    return names;
  }
}

/** A link is called what its file is called. */
function namedBy({ kind, subject, details }: ActivityEntity): string {
  return kind === 'share_link' ? String(details['file_id']) : subject;
}
