import { newId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NoteEntity } from './note.entity.js';
import { NoteRevisionEntity } from './revisions/note-revision.entity.js';
import { linksOf, titleKey } from './text/links.js';

const MOST_REVISIONS = 500;
const FORGET = 'delete from note_revision where note_id = $1 and revision <= $2';
const UNLINK = 'delete from note_link where note_id = $1';
const LINK = `
  insert into note_link (note_id, space_id, target)
  select distinct $1, $2, target from unnest($3::text[]) as target`;

/** Keeps each text that a note has had, and what it links to. */
@Injectable()
export class NoteTexts {
  /** Writes down the text that the note has now, as its revision. */
  async keep(manager: EntityManager, note: NoteEntity, author: string | undefined): Promise<void> {
    const { id: noteId, revision, title, format, body, updatedAt: createdAt } = note;
    const row = { noteId, revision, title, format, body, author: author ?? null, createdAt };
    await manager.insert(NoteRevisionEntity, { id: newId('nrv', createdAt.getTime()), ...row });
    if (revision > MOST_REVISIONS) await manager.query(FORGET, [noteId, revision - MOST_REVISIONS]);
    await manager.query(UNLINK, [noteId]);
    const links = format === 'markdown' ? linksOf(body) : [];
    if (links.length === 0) return;
    const targets = links.map((link) => link.noteId ?? titleKey(link.text));
    await manager.query(LINK, [noteId, note.spaceId, targets]);
  }
}
