import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { SpaceAccess, type SpaceNeed } from '../spaces/space-access.js';
import { NoteEntity } from './note.entity.js';
import { NoteErrors } from './note.errors.js';
import type { ListBacklinks, ListNotes } from './note.schema.js';
import { titleKey } from './text/links.js';

/** Who asks. */
export interface NoteCaller {
  readonly project: Pick<ProjectRef, 'tenant'>;
  /** The user for whom; undefined for the project itself. */
  readonly actor: string | undefined;
}

/** The notes of a project. */
@Injectable()
export class Notes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
  ) {}

  /** @throws `note.not_found`, `space.role_too_low` */
  async get(caller: NoteCaller, id: string, need: SpaceNeed = 'read'): Promise<NoteEntity> {
    const { tenant: projectId } = caller.project;
    const { manager } = this.dataSource;
    const note = isId('nte', id) ? await manager.findOneBy(NoteEntity, { projectId, id }) : null;
    if (!note) throw NoteErrors.not_found();
    await this.spaces.resolve(caller.project, note.spaceId, need, caller.actor).catch(asNoNote);
    return note;
  }

  /** One more than `limit`. */
  async list(
    { project, actor }: NoteCaller,
    wanted: ReturnType<typeof ListNotes.parse>,
  ): Promise<NoteEntity[]> {
    const { space_id: spaceId, tag, title, pinned, archived, trashed } = wanted.filters;
    const space = await this.spaces.resolve(project, spaceId, 'read', actor);
    const query = this.dataSource.createQueryBuilder(NoteEntity, 'note').where({
      spaceId: space.id,
      trashedAt: trashed === true ? Not(IsNull()) : IsNull(),
      ...(pinned !== undefined && { isPinned: pinned }),
      ...(archived !== undefined && { isArchived: archived }),
      ...(title !== undefined && { titleKey: titleKey(title) }),
    });
    if (tag !== undefined) query.andWhere('note.tags @> array[:tag]', { tag });
    return readKeyset(query, wanted);
  }

  /** Those that link to a note, by its id or its title; one more than `limit`. */
  async backlinks(
    caller: NoteCaller,
    id: string,
    wanted: ReturnType<typeof ListBacklinks.parse>,
  ): Promise<NoteEntity[]> {
    const note = await this.get(caller, id);
    const targets = [note.id, ...(note.titleKey === '' ? [] : [note.titleKey])];
    const query = this.dataSource
      .createQueryBuilder(NoteEntity, 'note')
      .where({ spaceId: note.spaceId, trashedAt: IsNull() })
      .andWhere(
        'note.id in (select note_id from note_link where space_id = :spaceId and target = any(:targets))',
        { spaceId: note.spaceId, targets },
      );
    return readKeyset(query, wanted);
  }
}

/** Who is no member of a space sees no note of it. */
function asNoNote(error: unknown): never {
  if ((error as { code?: string }).code === 'space.not_found') throw NoteErrors.not_found();
  throw error;
}
