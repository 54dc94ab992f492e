import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sessionQuery } from '../../../api/session.js';
import type { Note } from '../../../api/vault-notes.js';
import { loadAgain } from '../../../app/lazy-page.js';
import { modeHeaders } from '../../../mode/mode.js';
import type { NoteDraft } from '../draft/note-draft.js';
import type { LiveNote } from './live-note.js';
import { JOINING, type LiveState } from './live-state.js';

const NOTES = '/api/vault/api/v1/notes';
const nothing = () => () => undefined;
const joining = () => JOINING;

/** A note whose text all share. */
export interface JoinedNote {
  readonly note: LiveNote;
  /** What the draft had then. */
  readonly drafted: string;
}

/** What an open note has of being written together. */
export interface OpenLive {
  /** There as soon as the text is the one that all share: then the draft has no part in it. */
  readonly joined: JoinedNote | undefined;
  readonly state: LiveState;
}

/** Joins those who write a note, and takes over from the draft what is typed by then. */
export function useLiveNote(project: string, note: Note, draft: NoteDraft): OpenLive {
  const [live, setLive] = useState<LiveNote>();
  const [joined, setJoined] = useState<JoinedNote>();
  const { data: session } = useQuery(sessionQuery);
  const name = nameOf(session?.account ?? null);
  const isOpen = note.format === 'markdown' && session !== undefined;
  const { id } = note;
  useEffect(() => {
    if (!isOpen) return undefined;
    let opened: LiveNote | undefined;
    let isLeft = false;
    const open = async () => {
      const { LiveNote: Opened } = await loadAgain(() => import('./live-note.js'));
      if (isLeft) return;
      opened = new Opened(`${originOf()}${NOTES}/${id}`, paramsOf(project), name);
      setLive(opened);
    };
    // Without it the note is written as one that nobody else has open.
    open().catch(() => undefined);
    return () => {
      isLeft = true;
      opened?.close();
      setLive(undefined);
      setJoined(undefined);
    };
  }, [isOpen, project, id, name]);
  const state = useSyncExternalStore(live?.subscribe ?? nothing, live?.state ?? joining);
  const drafted = useSyncExternalStore(draft.subscribe, draft.state);
  const { text } = state;
  useEffect(() => {
    if (!live || joined || text === undefined) return;
    const { body } = draft.state().texts;
    const isOver = draft.handOver(text, (typed) => live.write(typed));
    if (isOver) setJoined({ note: live, drafted: body });
  }, [live, joined, text, draft, drafted]);
  return { joined, state };
}

/** By which name others see somebody. */
const nameOf = (account: { name: string | null; email: string | null } | null): string =>
  account?.name ?? account?.email?.split('@', 1)[0] ?? 'Somebody';

const originOf = () => location.origin.replace('http', 'ws');

/** A WebSocket can send no headers of its own. */
const paramsOf = (project: string): Record<string, string> => ({
  'skydeck-project': project,
  ...Object.fromEntries(
    Object.entries(modeHeaders('vault')).map(([key, value]) => [key.toLowerCase(), value]),
  ),
});
