import type { Note, NoteChange } from '../../../api/vault-notes.js';
import type { Box } from '../markdown/checklist.js';
import type { NoteTexts } from './note-texts.js';

/** What a draft asks of the service. */
export interface NoteStore {
  /** Refused with 412 when the note is at another version by now. */
  readonly save: (change: NoteChange, version: number) => Promise<Note>;
  readonly read: () => Promise<Note>;
  readonly tick: (box: Box, isChecked: boolean) => Promise<unknown>;
}

/** A draft as it is shown. */
export interface DraftState {
  readonly texts: NoteTexts;
  readonly status: 'saved' | 'edited' | 'saving' | 'failed' | 'conflict';
  readonly error: Error | null;
  /** The note as somebody else made it meanwhile, until one of the two is chosen. */
  readonly theirs: Note | null;
}
