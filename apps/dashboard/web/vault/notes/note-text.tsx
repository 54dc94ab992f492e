import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { foundNotesQuery, type Note } from '../../api/vault-notes.js';
import { loadAgain } from '../../app/lazy-page.js';
import type { NoteDraft } from './draft/note-draft.js';
import { MarkdownView } from './markdown/markdown-view.js';
import type { NoteWay } from './note-bar.js';
import { useFollow } from './use-follow.js';

const TextEditor = lazy(async () => {
  const { TextEditor: part } = await loadAgain(() => import('./editor/text-editor.js'));
  return { default: part };
});

interface NoteTextProps {
  readonly project: string;
  readonly note: Note;
  readonly draft: NoteDraft;
  readonly body: string;
  readonly way: NoteWay;
  readonly onOpen: (note: string) => void;
}

/** The text of a note, written, read, or both beside each other. */
export function NoteText({ project, note, draft, body, way, onOpen }: NoteTextProps) {
  const queryClient = useQueryClient();
  const follow = useFollow(project, note.space_id, onOpen);
  const titles = async (words: string): Promise<readonly string[]> => {
    const filter = { space: note.space_id, tag: undefined, shelf: 'notes' as const };
    if (words.trim() === '') return [];
    const found = await queryClient.ensureQueryData(foundNotesQuery(project, filter, words.trim()));
    const others = found.items.filter((item) => item.note.id !== note.id);
    return others.map((item) => item.note.title).filter((title) => title !== '');
  };
  return (
    <div className="note-texts" data-way={way}>
      {way !== 'read' && (
        <Suspense fallback={<div className="text-editor" />}>
          <TextEditor
            text={body}
            onChange={(written) => draft.edit({ body: written })}
            onSave={() => void draft.save()}
            titles={titles}
          />
        </Suspense>
      )}
      {way !== 'write' && (
        <section aria-label="Preview" className="note-preview">
          <MarkdownView
            markdown={body}
            onNote={follow.to}
            onTick={(box, isChecked) => void draft.tick(box, isChecked)}
          />
        </section>
      )}
      {follow.dialog}
    </div>
  );
}
