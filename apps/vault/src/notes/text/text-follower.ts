import type { EntityManager } from 'typeorm';
import type { NoteEntity } from '../note.entity.js';

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
