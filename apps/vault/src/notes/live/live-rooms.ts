import { randomUUID } from 'node:crypto';
import { Bus } from '@skydeck/bus';
import { applyUpdate } from 'yjs';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { MOST_BODY_BYTES } from '../note.schema.js';
import { NoteChanges } from '../note-changes.js';
import { type NoteCaller, Notes } from '../notes.js';
import { NoteDocuments, MOST_UPDATES } from './note-documents.js';
import { NoteRoom } from './note-room.js';

const TOPIC = 'vault.note_update';
const QUIET_MS = 1_000;
const LONGEST_MS = 5_000;
const ON_THE_WAY_MS = 10_000;

interface OpenRoom {
  readonly room: NoteRoom;
  /** Guests that were let in a moment ago. */
  awaited: number;
  /** Whoever wrote last is the author of the next revision. */
  author: NoteCaller | undefined;
  quiet: NodeJS.Timeout | undefined;
  longest: NodeJS.Timeout | undefined;
  updates: number;
  work: Promise<void>;
}

/** The notes that are written together in this process; what others write comes over the bus. */
@Injectable()
export class LiveRooms implements OnModuleInit, OnModuleDestroy {
  readonly #rooms = new Map<string, Promise<OpenRoom>>();
  readonly #logger = new Logger('Live notes');
  readonly #self = randomUUID();

  constructor(
    private readonly documents: NoteDocuments,
    private readonly notes: Notes,
    private readonly changes: NoteChanges,
    private readonly bus: Bus,
  ) {}

  onModuleInit(): void {
    this.bus.subscribe(TOPIC, (message) => {
      this.#heard(message).catch((error: unknown) => {
        this.#logger.warn({ msg: 'An update was not taken.', err: error });
      });
    });
    this.changes.onText({
      open: async (manager, { id, body, format }) => {
        const other = format === 'markdown' ? await this.documents.open(manager, id) : undefined;
        // One that is too long stays what it was.
        const isFit = other && Buffer.byteLength(other.text) <= MOST_BODY_BYTES;
        return isFit || !other ? other : { ...other, text: body };
      },
      followed: (id) => this.#announce(id),
    });
  }

  async onModuleDestroy(): Promise<void> {
    for (const opening of this.#rooms.values()) {
      const open = await opening.catch(() => undefined);
      if (open) await this.#flush(open);
    }
  }

  /** The room of a note, opened when it is not. */
  async open(noteId: string): Promise<NoteRoom> {
    const known = this.#rooms.get(noteId) ?? this.#open(noteId);
    this.#rooms.set(noteId, known);
    // One that cannot be opened is opened anew the next time.
    known.catch(() => this.#rooms.delete(noteId));
    const open = await known;
    this.#await(open);
    return open.room;
  }

  /** Whoever was let in is on the way: the room stays open for that long. */
  #await(open: OpenRoom): void {
    open.awaited += 1;
    setTimeout(() => {
      open.awaited -= 1;
      void this.leave(open.room.noteId);
    }, ON_THE_WAY_MS).unref();
  }

  /** Says who wrote, so that the text of the note follows in their name. */
  async wrote(noteId: string, author: NoteCaller): Promise<void> {
    const open = await this.#rooms.get(noteId);
    if (!open) return;
    open.author = author;
    open.updates += 1;
    clearTimeout(open.quiet);
    open.quiet = setTimeout(() => void this.#flush(open), QUIET_MS);
    open.longest ??= setTimeout(() => void this.#flush(open), LONGEST_MS);
  }

  /** Ends a room that nobody is in; its text is that of the note by then. */
  async leave(noteId: string): Promise<void> {
    const open = await this.#rooms.get(noteId)?.catch(() => undefined);
    if (!open?.room.isEmpty) return;
    await this.#flush(open);
    if (!open.room.isEmpty || open.awaited > 0) return;
    if ((await this.#rooms.get(noteId)) !== open) return;
    this.#rooms.delete(noteId);
    open.room.close();
  }

  async #open(noteId: string): Promise<OpenRoom> {
    const doc = await this.documents.load(noteId);
    const keep = async (update: Uint8Array): Promise<void> => {
      await this.#announce(noteId, await this.documents.add(noteId, update));
    };
    const room = new NoteRoom(noteId, doc, keep, MOST_BODY_BYTES);
    const timers = { quiet: undefined, longest: undefined };
    return { room, awaited: 0, author: undefined, ...timers, updates: 0, work: Promise.resolve() };
  }

  /** Gives the note the text that its document has. */
  #flush(open: OpenRoom): Promise<void> {
    clearTimeout(open.quiet);
    clearTimeout(open.longest);
    open.longest = undefined;
    open.work = open.work
      .then(() => this.#write(open))
      .catch((error: unknown) => {
        this.#logger.error({ msg: 'The text of a note was not kept.', err: error });
      });
    return open.work;
  }

  async #write(open: OpenRoom): Promise<void> {
    const { room, author } = open;
    if (!author) return;
    await this.documents.catchUp(room.noteId, room.doc);
    const { text: body } = room;
    if (Buffer.byteLength(body) > MOST_BODY_BYTES) return;
    open.author = undefined;
    if (await this.#isOther(author, room.noteId, body)) {
      // Any change gives it the text of the document, as it is by then.
      await this.changes.change(author, room.noteId, null, () => ({}));
    }
    if (open.updates < MOST_UPDATES && !room.isEmpty) return;
    open.updates = 0;
    await this.documents.compact(room.noteId);
  }

  /** A change that changes nothing would count all the same. */
  async #isOther(caller: NoteCaller, id: string, body: string): Promise<boolean> {
    return (await this.notes.get(caller, id)).body !== body;
  }

  async #heard(message: unknown): Promise<void> {
    const { note, from, seq } = message as { note: string; from: string; seq?: string };
    if (from === this.#self && seq !== undefined) return;
    const open = await this.#rooms.get(note)?.catch(() => undefined);
    if (!open) return;
    const update = seq === undefined ? undefined : await this.documents.one(note, seq);
    // Updates are idempotent: one that is here already changes nothing.
    if (update) applyUpdate(open.room.doc, update);
    else await this.documents.catchUp(note, open.room.doc);
  }

  async #announce(note: string, seq?: string): Promise<void> {
    const message = { note, from: this.#self, ...(seq !== undefined && { seq }) };
    await this.bus.publish(TOPIC, message).catch(() => undefined);
  }
}
