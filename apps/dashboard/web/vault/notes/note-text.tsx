import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { foundNotesQuery, type Note } from '../../api/vault-notes.js';
import { loadAgain } from '../../app/lazy-page.js';
import type { NoteDraft } from './draft/note-draft.js';
import type { JoinedNote } from './live/use-live-note.js';
import { type Box, withTick } from './markdown/checklist.js';
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
  /** The text that all share, once it is here. */
  readonly live: JoinedNote | undefined;
  readonly mayWrite: boolean;
  readonly body: string;
  readonly way: NoteWay;
  readonly onOpen: (note: string) => void;
}

/** The text of a note, written, read, or both beside each other. */
export function NoteText(props: NoteTextProps) {
  const { project, note, draft, live, mayWrite, body, way, onOpen } = props;
  const queryClient = useQueryClient();
  const follow = useFollow(project, note.space_id, onOpen);
  const titles = async (words: string): Promise<readonly string[]> => {
    const filter = { space: note.space_id, tag: undefined, shelf: 'notes' as const };
    if (words.trim() === '') return [];
    const found = await queryClient.ensureQueryData(foundNotesQuery(project, filter, words.trim()));
    const others = found.items.filter((item) => item.note.id !== note.id);
    return others.map((item) => item.note.title).filter((title) => title !== '');
  };
  const tick = (box: Box, isChecked: boolean): void => {
    if (live) live.note.write(withTick(body, box, isChecked));
    else void draft.tick(box, isChecked);
  };
  return (
    <div className="note-texts" data-way={way}>
      {way !== 'read' && (
        <Suspense fallback={<div className="text-editor" />}>
          <TextEditor
            text={body}
            live={live}
            onChange={(written) => {
              if (!live) draft.edit({ body: written });
            }}
            onSave={() => void draft.save()}
            titles={titles}
          />
        </Suspense>
      )}
      {way !== 'write' && (
        <section aria-label="Preview" className="note-preview">
          <MarkdownView
            project={project}
            markdown={body}
            onNote={follow.to}
            {...(mayWrite && { onTick: tick })}
          />
        </section>
      )}
      {follow.dialog}
    </div>
  );
}
