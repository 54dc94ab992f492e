import type { ProjectRef } from '@skydeck/auth-guard';
import { orderSql, type Precondition } from '@skydeck/envelope';
import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SpaceAccess, type SpaceNeed } from '../spaces/space-access.js';
import { DocumentErrors } from './document.errors.js';
import { KeptFiles } from '../retention/kept-files.js';
import { COLUMNS, type DocumentRow, filterSql } from './document-rows.js';
import type { ListDocuments, UpdateDocument } from './document.schema.js';

const UPDATE = `
  update document set tags = $3, correspondent = $4, language = $5, custom_fields = $6,
    version = version + 1, updated_at = $7
  where id = $1 and version = $2`;

/** Shows documents, and keeps what people say of them. */
@Injectable()
export class Documents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: SpaceAccess,
    private readonly kept: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** Documents of a space in the order asked for, one more than `limit`. */
  async list(
    project: ProjectRef,
    { limit, sort, after, filters }: ReturnType<typeof ListDocuments.parse>,
    actor: string | undefined,
  ): Promise<DocumentRow[]> {
    const space = await this.access.resolve(project, filters.space_id, 'read', actor);
    const { order, beyond } = orderSql(sort);
    const values: unknown[] = [space.id, limit + 1, after?.id ?? null, filters.status ?? null];
    return this.dataSource.query(
      `select ${COLUMNS} from document d join file_reading r using (id)
       where d.space_id = $1 and not d.is_hidden and ($3::text is null or d.id ${beyond} $3)
         and ($4::text is null or r.status = $4)${filterSql(filters, values)}
       order by d.id ${order} limit $2`,
      values,
    );
  }

  /** @throws `document.not_found`, `space.role_too_low` */
  async get(
    project: ProjectRef,
    id: string,
    need: SpaceNeed,
    actor: string | undefined,
  ): Promise<DocumentRow> {
    const [row] = await this.#rows(id, project.tenant);
    if (!row) throw DocumentErrors.not_found();
    await this.access.resolve(project, row.space_id, need, actor);
    return row;
  }

  /** What was read of it. @throws `document.not_found` */
  async text(project: ProjectRef, id: string, actor: string | undefined): Promise<string> {
    await this.get(project, id, 'read', actor);
    const [row] = await this.dataSource.query<{ body: string }[]>(
      'select body from document where id = $1',
      [id],
    );
    return row?.body ?? '';
  }

  /** @throws `document.not_found`, `space.role_too_low`, `precondition_failed`, `file.kept` */
  async update(
    project: ProjectRef,
    id: string,
    [changes, expected]: readonly [UpdateDocument, Precondition],
    actor: string | undefined,
  ): Promise<DocumentRow> {
    const before = await this.get(project, id, 'write', actor);
    expected.check(before.version);
    const { tags, correspondent, language, custom_fields } = { ...before, ...changes };
    const said = [tags, correspondent, language, JSON.stringify(custom_fields)];
    const node = { id, spaceId: before.space_id };
    const values = [id, before.version, ...said, this.clock.now()];
    // A tag may be what keeps it.
    const [, changed] = await this.dataSource.transaction((manager) =>
      this.kept.keeping(manager, node, () => manager.query<[unknown, number]>(UPDATE, values)),
    );
    // Somebody else was quicker: what they wrote is looked at anew.
    if (changed === 0) return this.update(project, id, [changes, expected], actor);
    return this.get(project, id, 'write', actor);
  }

  async #rows(id: string, tenant: string): Promise<DocumentRow[]> {
    if (!isId('fil', id)) return [];
    return this.dataSource.query(
      `select ${COLUMNS} from document d join file_reading r using (id)
       where d.id = $1 and d.project_id = $2 and not d.is_hidden`,
      [id, tenant],
    );
  }
}
