import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  type Note,
  noteKey,
  notesKey,
  noteQuery,
  readNote,
  tickNote,
  updateNote,
} from '../../../api/vault-notes.js';
import { keepCopy } from './keep-copy.js';
import { NoteDraft } from './note-draft.js';

const WAITS = { saveMs: 800, retryMs: 5000, shareMs: 3000 };

/** The draft of a note while it is open; whoever leaves the page saves it. */
export function useDraft(project: string, note: Note) {
  const queryClient = useQueryClient();
  const { space_id: space } = note;
  const [draft] = useState(() => {
    const { id } = note;
    const known = (saved: Note): Note => {
      queryClient.setQueryData(noteQuery(project, id).queryKey, saved);
      void queryClient.invalidateQueries({
        queryKey: notesKey(project),
        // What is being typed is known better here.
        predicate: ({ queryKey }) => queryKey[3] !== 'one',
      });
      void queryClient.invalidateQueries({ queryKey: [...noteKey(project, id), 'revisions'] });
      return saved;
    };
    const store = {
      save: async (change: Parameters<typeof updateNote>[2], version: number) =>
        known(await updateNote(project, id, change, version)),
      read: async () => known(await readNote(project, id)),
      tick: (box: Parameters<typeof tickNote>[2], isChecked: boolean) =>
        tickNote(project, id, box, isChecked),
    };
    return new NoteDraft(note, store, WAITS);
  });
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => draft.take(note), [draft, note]);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && draft.isUnsaved && draft.save();
    const leave = (event: BeforeUnloadEvent) => {
      if (!draft.isUnsaved) return;
      void draft.save();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('beforeunload', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('beforeunload', leave);
      draft.close();
      // Whose text stands is not known; what was typed must not be lost.
      const { status, texts } = draft.state();
      if (status === 'conflict') void keepCopy(project, space, texts);
    };
  }, [draft, project, space]);
  return { draft, state };
}
