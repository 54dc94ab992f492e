import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { OtherText } from '../text/text-follower.js';
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from 'yjs';

/** Where the text of a note is in its document. */
export const TEXT = 'body';
/** Updates that are kept one by one before they are put together. */
export const MOST_UPDATES = 200;
// In one statement: whoever puts them together at this moment is seen wholly or not at all.
const READ = `
  select d.state, array(
      select u.seq from note_update u where u.note_id = d.note_id order by u.seq) as seqs,
    array(select u.data from note_update u where u.note_id = d.note_id order by u.seq) as updates
  from note_document d where d.note_id = $1`;
const LOCK = `${READ} for update of d`;
const MAKE = `
  insert into note_document (note_id, state, updated_at) values ($1, $2, $3)
  on conflict (note_id) do nothing`;
const ONE = 'select data from note_update where seq = $1 and note_id = $2';
const ADD = 'insert into note_update (note_id, data) values ($1, $2) returning seq';
const PUT_TOGETHER = 'update note_document set state = $2, updated_at = $3 where note_id = $1';
// Just those: an update with a lower number may be on its way.
const FORGET = 'delete from note_update where seq = any($1::bigint[])';

interface Stored {
  readonly state: Buffer;
  readonly seqs: readonly string[];
  readonly updates: readonly Buffer[];
}

/** The documents of notes: a state, and the updates that came after it. */
@Injectable()
export class NoteDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The document of a note, made of its text when there is none. */
  async load(noteId: string): Promise<Doc> {
    const { manager } = this.dataSource;
    const known = await read(manager, noteId, READ);
    if (known) return known.doc;
    await this.#make(noteId);
    return (await read(manager, noteId, READ))?.doc ?? new Doc();
  }

  /** Gives a document all that is kept of it. */
  async catchUp(noteId: string, doc: Doc): Promise<void> {
    const known = await read(this.dataSource.manager, noteId, READ);
    if (!known) return;
    applyUpdate(doc, encodeStateAsUpdate(known.doc, encodeStateVector(doc)));
    known.doc.destroy();
  }

  /** One update; undefined when it was put together with others. */
  async one(noteId: string, seq: string): Promise<Buffer | undefined> {
    const [row] = await this.dataSource.query<{ data: Buffer }[]>(ONE, [seq, noteId]);
    return row?.data;
  }

  /** Keeps an update; says under which number. */
  async add(noteId: string, data: Uint8Array): Promise<string> {
    const values = [noteId, Buffer.from(data)];
    const [row] = await this.dataSource.query<{ seq: string }[]>(ADD, values);
    return row?.seq ?? '';
  }

  /** Puts state and updates together, so that opening a note stays quick. */
  async compact(noteId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const known = await read(manager, noteId, LOCK);
      if (!known) return;
      const state = Buffer.from(encodeStateAsUpdate(known.doc));
      known.doc.destroy();
      await manager.query(PUT_TOGETHER, [noteId, state, this.clock.now()]);
      await manager.query(FORGET, [known.seqs]);
    });
  }

  /**
   * The text of a document, in the transaction that changes the note; it becomes another one by an
   * update of what differs, so that what others write at this moment stays.
   */
  async open(manager: EntityManager, noteId: string): Promise<OtherText | undefined> {
    const known = await read(manager, noteId, READ);
    if (!known) return undefined;
    const { doc } = known;
    return {
      text: doc.getText(TEXT).toJSON(),
      become: async (text) => {
        const updates: Uint8Array[] = [];
        doc.on('update', (update: Uint8Array) => updates.push(update));
        doc.transact(() => replaceText(doc, text));
        for (const data of updates) await manager.query(ADD, [noteId, Buffer.from(data)]);
      },
    };
  }

  /** Of several who open a note first, the text of one becomes the document. */
  async #make(noteId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [note] = await manager.query<{ body: string }[]>(
        'select body from note where id = $1 for update',
        [noteId],
      );
      const doc = new Doc();
      doc.getText(TEXT).insert(0, note?.body ?? '');
      const state = Buffer.from(encodeStateAsUpdate(doc));
      doc.destroy();
      await manager.query(MAKE, [noteId, state, this.clock.now()]);
    });
  }
}

async function read(manager: EntityManager, noteId: string, which: string) {
  const [known] = await manager.query<Stored[]>(which, [noteId]);
  if (!known) return null;
  const doc = new Doc();
  applyUpdate(doc, known.state);
  for (const update of known.updates) applyUpdate(doc, update);
  return { doc, seqs: known.seqs };
}

/** Changes only what lies between the same beginning and the same end. */
function replaceText(doc: Doc, wanted: string): void {
  const text = doc.getText(TEXT);
  const before = text.toJSON();
  if (before === wanted) return;
  const most = Math.min(before.length, wanted.length);
  let from = 0;
  while (from < most && before[from] === wanted[from]) from += 1;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === wanted.at(-1 - same)) same += 1;
  text.delete(from, before.length - from - same);
  text.insert(from, wanted.slice(from, wanted.length - same));
}
