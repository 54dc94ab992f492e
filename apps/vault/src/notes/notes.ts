import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { SpaceAccess, type SpaceNeed } from '../spaces/space-access.js';
import { NoteEntity } from './note.entity.js';
import { NoteErrors } from './note.errors.js';
import { NoteNotices } from './note-notices.js';
import type { CreateNote, ListBacklinks, ListNotes, UpdateNote } from './note.schema.js';
import { NoteTexts } from './note-texts.js';
import { titleKey } from './text/links.js';

/** Who asks. */
export interface NoteCaller {
  readonly project: Pick<ProjectRef, 'tenant'>;
  /** The user for whom; undefined for the project itself. */
  readonly actor: string | undefined;
}

/** The text of a note in another form, as it was when it was asked for. */
export interface OtherText {
  readonly text: string;
  /** Changes what differs; what others do to it at this moment stays. */
  readonly become: (text: string) => Promise<void>;
}

/** Whoever keeps the texts of notes in another form as well, which may be ahead of the note. */
export interface TextFollower {
  /** In the transaction that changes a note; undefined when it is in no other form. */
  readonly open: (manager: EntityManager, note: NoteEntity) => Promise<OtherText | undefined>;
  /** After the commit of a change of the other form. */
  readonly followed: (id: string) => Promise<void>;
}

/** The notes of a project. */
@Injectable()
export class Notes {
  #follower: TextFollower | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
    private readonly texts: NoteTexts,
    private readonly notices: NoteNotices,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** Has texts followed; call it when the service starts. */
  onText(follower: TextFollower): void {
    this.#follower = follower;
  }

  /** @throws `space.not_found`, `space.role_too_low`, `quota_exceeded` */
  async create(caller: NoteCaller, wanted: CreateNote): Promise<NoteEntity> {
    const made = await madeBefore('nte', (id) => this.get(caller, id));
    if (made) return made;
    const space = await this.spaces.resolve(caller.project, wanted.space_id, 'write', caller.actor);
    return this.dataSource.transaction((manager) => this.insert(manager, caller, space.id, wanted));
  }

  /** Makes a note in a transaction of the caller, who has looked at the rights. */
  async insert(
    manager: EntityManager,
    { project, actor }: NoteCaller,
    spaceId: string,
    wanted: Omit<CreateNote, 'space_id'> & { readonly createdAt?: Date; readonly id?: string },
  ): Promise<NoteEntity> {
    const now = this.clock.now();
    const note = Object.assign(new NoteEntity(), {
      id: wanted.id ?? idOfThing('nte', now.getTime()),
      projectId: project.tenant,
      spaceId,
      title: wanted.title,
      titleKey: titleKey(wanted.title),
      format: wanted.format,
      body: wanted.body,
      tags: wanted.tags,
      attachments: wanted.attachments,
      isPinned: wanted.pinned,
      isArchived: wanted.archived,
      trashedAt: null,
      revision: 1,
      version: 1,
      createdAt: wanted.createdAt ?? now,
      updatedAt: now,
    });
    await this.quotas.take('notes', manager, project.tenant);
    await manager.insert(NoteEntity, note);
    await this.texts.keep(manager, note, actor);
    await this.notices.write(manager, 'created', note);
    return note;
  }

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

  /** @throws `note.not_found`, `note.in_trash`, `precondition_failed` */
  async update(
    caller: NoteCaller,
    id: string,
    wanted: UpdateNote,
    expected: Precondition,
  ): Promise<NoteEntity> {
    return this.change(caller, id, expected, () => changesOf(wanted));
  }

  /** Changes what a function says, of the note as it is now and as nobody else changes it meanwhile. */
  async change(
    caller: NoteCaller,
    id: string,
    expected: Precondition | null,
    changed: (note: NoteEntity) => Partial<NoteEntity>,
  ): Promise<NoteEntity> {
    await this.get(caller, id, 'write');
    let isTold = false;
    const changedNote = await this.dataSource.transaction(async (manager) => {
      const before = await lock(manager, id);
      expected?.check(before.version);
      if (before.trashedAt) throw NoteErrors.in_trash();
      const known = Object.assign(new NoteEntity(), before);
      const other = await this.#catchUp(manager, before, caller);
      const note = Object.assign(new NoteEntity(), before, changed(before));
      const isText = TEXT.some((field) => note[field] !== before[field]);
      note.titleKey = titleKey(note.title);
      note.revision = before.revision + (isText ? 1 : 0);
      await this.#store(manager, note);
      if (isText) await this.texts.keep(manager, note, caller.actor);
      isTold = other !== undefined && note.format === 'markdown' && note.body !== before.body;
      if (isTold) await other?.become(note.body);
      await this.notices.write(manager, 'updated', note, known);
      return note;
    });
    if (isTold) await this.#follower?.followed(id);
    return changedNote;
  }

  /** Gives a note the text that it has in the other form, if that is ahead, as a revision. */
  async #catchUp(
    manager: EntityManager,
    note: NoteEntity,
    { actor }: NoteCaller,
  ): Promise<OtherText | undefined> {
    const other = await this.#follower?.open(manager, note);
    if (!other || other.text === note.body) return other;
    const ahead = { body: other.text, revision: note.revision + 1, updatedAt: this.clock.now() };
    await this.texts.keep(manager, Object.assign(note, ahead), actor);
    return other;
  }

  /** Puts it into the trash, or brings it back. What is so already stays as it is. */
  async trash(
    caller: NoteCaller,
    id: string,
    isTrashed: boolean,
    expected: Precondition,
  ): Promise<NoteEntity> {
    await this.get(caller, id, 'write');
    return this.dataSource.transaction(async (manager) => {
      const before = await lock(manager, id);
      expected.check(before.version);
      if ((before.trashedAt !== null) === isTrashed) return before;
      const trashedAt = isTrashed ? this.clock.now() : null;
      const note = Object.assign(new NoteEntity(), before, { trashedAt });
      await this.#store(manager, note);
      await this.notices.write(manager, isTrashed ? 'trashed' : 'restored', note, before);
      return note;
    });
  }

  /** Deletes it and all that it has been. */
  async delete(caller: NoteCaller, id: string, expected: Precondition): Promise<void> {
    await this.get(caller, id, 'write');
    await this.dataSource.transaction(async (manager) => {
      const note = await lock(manager, id);
      expected.check(note.version);
      await manager.delete(NoteEntity, { id });
      await this.notices.write(manager, 'deleted', note, note);
    });
  }

  async #store(manager: EntityManager, note: NoteEntity): Promise<void> {
    note.version += 1;
    note.updatedAt = this.clock.now();
    await manager.update(NoteEntity, { id: note.id }, note);
  }
}

const TEXT = ['title', 'format', 'body'] as const;

async function lock(manager: EntityManager, id: string): Promise<NoteEntity> {
  const note = await manager.findOne(NoteEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!note) throw NoteErrors.not_found();
  return note;
}

/** Who is no member of a space sees no note of it. */
function asNoNote(error: unknown): never {
  if ((error as { code?: string }).code === 'space.not_found') throw NoteErrors.not_found();
  throw error;
}

function changesOf({ pinned: isPinned, archived: isArchived, ...same }: UpdateNote) {
  const changes = { isPinned, isArchived, ...same };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
