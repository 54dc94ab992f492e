import { createNote } from '../../../api/vault-notes.js';
import type { NoteTexts } from './note-texts.js';

const MOST_TITLE = 293;

/** Makes a note of its own of what I have written, where somebody else's text stands. */
export const keepCopy = (project: string, space: string, { title, body, tags }: NoteTexts) =>
  createNote(project, space, {
    title: `${(title.trim() || 'Untitled').slice(0, MOST_TITLE)} (mine)`,
    body,
    tags: [...tags],
  });
