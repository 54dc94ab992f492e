import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SpaceAccess } from '../spaces/space-access.js';
import { NoteEntity } from './note.entity.js';
import { NoteErrors } from './note.errors.js';
import { NoteNotices } from './note-notices.js';
import { lockNote, storeNote } from './note-rows.js';
import type { CreateNote, UpdateNote } from './note.schema.js';
import { NoteTexts } from './note-texts.js';
import { type NoteCaller, Notes } from './notes.js';
import { titleKey } from './text/links.js';
import type { OtherText, TextFollower } from './text/text-follower.js';

/** Makes notes and changes them. */
@Injectable()
export class NoteChanges {
  #follower: TextFollower | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
    private readonly notes: Notes,
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
    const made = await madeBefore('nte', (id) => this.notes.get(caller, id));
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
    await this.notes.get(caller, id, 'write');
    let isTold = false;
    const changedNote = await this.dataSource.transaction(async (manager) => {
      const before = await lockNote(manager, id);
      expected?.check(before.version);
      if (before.trashedAt) throw NoteErrors.in_trash();
      const known = Object.assign(new NoteEntity(), before);
      const other = await this.#catchUp(manager, before, caller);
      const note = Object.assign(new NoteEntity(), before, changed(before));
      const isText = TEXT.some((field) => note[field] !== before[field]);
      note.titleKey = titleKey(note.title);
      note.revision = before.revision + (isText ? 1 : 0);
      await storeNote(manager, note, this.clock.now());
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
}

const TEXT = ['title', 'format', 'body'] as const;

function changesOf({ pinned: isPinned, archived: isArchived, ...same }: UpdateNote) {
  const changes = { isPinned, isArchived, ...same };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
