import type { ProjectRef } from '@skydeck/auth-guard';
import { orderSql, type Precondition } from '@skydeck/envelope';
import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SpaceAccess, type SpaceNeed } from '../spaces/space-access.js';
import { PhotoErrors } from './photo.errors.js';
import { COLUMNS, filterSql, type PhotoRow } from './photo-rows.js';
import type { ListPhotos, TimelineQuery, UpdatePhoto } from './photo.schema.js';

/** Shows photographs, and keeps what people say of them. */
@Injectable()
export class Photos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: SpaceAccess,
    private readonly clock: Clock,
  ) {}

  /** Photographs of a space in the order asked for, one more than `limit`. */
  async list(
    project: ProjectRef,
    { limit, sort, after, filters }: ReturnType<typeof ListPhotos.parse>,
    actor: string | undefined,
  ): Promise<PhotoRow[]> {
    const space = await this.access.resolve(project, filters.space_id, 'read', actor);
    const { order, beyond } = orderSql(sort);
    const isById = sort.by === 'created_at';
    const values: unknown[] = [space.id, limit + 1];
    const conditions = filterSql(filters, values);
    let page = '';
    if (after && isById) page = ` and p.id ${beyond} $${values.push(after.id)}`;
    if (after && !isById) {
      const at = values.push(after.value);
      page = ` and (p.shown_at, p.id) ${beyond} ($${at}, $${values.push(after.id)})`;
    }
    return this.dataSource.query(
      `select ${COLUMNS} from photo p
       where p.space_id = $1 and not p.is_hidden and p.motion_of is null${conditions}${page}
       order by ${isById ? '' : `p.shown_at ${order}, `}p.id ${order} limit $2`,
      values,
    );
  }

  /** Days that have photographs, the latest first, one more than `limit`. */
  async days(
    project: ProjectRef,
    { space_id, before, limit }: TimelineQuery,
    actor: string | undefined,
  ): Promise<{ day: string; count: number }[]> {
    const space = await this.access.resolve(project, space_id, 'read', actor);
    return this.dataSource.query(
      `select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as count from photo
       where space_id = $1 and not is_hidden and not is_archived and motion_of is null
         and ($2::date is null or day < $2)
       group by photo.day order by photo.day desc limit $3`,
      [space.id, before ?? null, limit + 1],
    );
  }

  /** @throws `photo.not_found`, `space.role_too_low` */
  async get(
    project: ProjectRef,
    id: string,
    need: SpaceNeed,
    actor: string | undefined,
  ): Promise<PhotoRow> {
    const [row] = isId('fil', id) ? await this.#rows(id, project.tenant) : [];
    if (!row) throw PhotoErrors.not_found();
    await this.access.resolve(project, row.space_id, need, actor);
    return row;
  }

  /** @throws `photo.not_found`, `space.role_too_low`, `precondition_failed` */
  async update(
    project: ProjectRef,
    id: string,
    [changes, expected]: readonly [UpdatePhoto, Precondition],
    actor: string | undefined,
  ): Promise<PhotoRow> {
    const before = await this.get(project, id, 'write', actor);
    expected.check(before.version);
    const { is_favourite, is_archived, title, description, tags, rating } = {
      ...before,
      ...changes,
    };
    const said = [title, description, tags, rating, Object.keys(changes)];
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      `update photo set is_favourite = $3, is_archived = $4, title = $5, description = $6,
         tags = $7, rating = $8, version = version + 1, updated_at = $10,
         edited = array(select distinct unnest(edited || $9::text[]))
       where id = $1 and version = $2`,
      [id, before.version, is_favourite, is_archived, ...said, this.clock.now()],
    );
    // Somebody else was quicker: what they wrote is looked at anew.
    if (changed === 0) return this.update(project, id, [changes, expected], actor);
    return this.get(project, id, 'write', actor);
  }

  #rows(id: string, tenant: string): Promise<PhotoRow[]> {
    return this.dataSource.query(
      `select ${COLUMNS} from photo p where p.id = $1 and p.project_id = $2 and not p.is_hidden`,
      [id, tenant],
    );
  }
}
