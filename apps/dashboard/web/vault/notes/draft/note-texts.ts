import type { Note, NoteChange } from '../../../api/vault-notes.js';

/** What is written in a note. */
export interface NoteTexts {
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
}

type Field = keyof NoteTexts;
const FIELDS: readonly Field[] = ['title', 'body', 'tags'];

/** What is written in a note as the service has it. */
export const textsOf = ({ title, body, tags }: Note): NoteTexts => ({ title, body, tags });

/** The service keeps no spaces around a title. */
const sameIn = (field: Field, one: NoteTexts, other: NoteTexts): boolean => {
  if (field === 'tags') return one.tags.join('\n') === other.tags.join('\n');
  if (field === 'title') return one.title.trim() === other.title.trim();
  return one[field] === other[field];
};

const differing = (one: NoteTexts, other: NoteTexts): readonly Field[] =>
  FIELDS.filter((field) => !sameIn(field, one, other));

/** What must be sent for a note to have these texts. */
export function changesTo(base: NoteTexts, texts: NoteTexts): NoteChange {
  return Object.fromEntries(
    differing(base, texts).map((field) => [
      field,
      field === 'title' ? texts.title.trim() : texts[field],
    ]),
  );
}

/** What two people made of one note. */
export interface Merged {
  /** What only one of them changed, as changed; what both did, as I did. */
  readonly texts: NoteTexts;
  readonly isConflict: boolean;
}

/** Puts what somebody else changed together with what I did. */
export function merge(base: NoteTexts, mine: NoteTexts, theirs: NoteTexts): Merged {
  const byMe = differing(base, mine);
  const isConflict = byMe.some(
    (field) => !sameIn(field, base, theirs) && !sameIn(field, mine, theirs),
  );
  const own = Object.fromEntries(byMe.map((field) => [field, mine[field]]));
  return { texts: { ...theirs, ...own }, isConflict };
}
