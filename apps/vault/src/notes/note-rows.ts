import type { EntityManager } from 'typeorm';
import { NoteEntity } from './note.entity.js';
import { NoteErrors } from './note.errors.js';

/** A note as nobody else changes it meanwhile. @throws `note.not_found` */
export async function lockNote(manager: EntityManager, id: string): Promise<NoteEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const note = await manager.findOne(NoteEntity, { where: { id }, lock });
  if (!note) throw NoteErrors.not_found();
  return note;
}

/** Writes down a change. */
export async function storeNote(
  manager: EntityManager,
  note: NoteEntity,
  now: Date,
): Promise<void> {
  note.version += 1;
  note.updatedAt = now;
  await manager.update(NoteEntity, { id: note.id }, note);
}
