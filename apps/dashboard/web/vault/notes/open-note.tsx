import { Alert, Stack, TagsInput, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { projectQuery } from '../../api/projects.js';
import { type Note, noteQuery, notesKey } from '../../api/vault-notes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Backlinks } from './backlinks.js';
import { ConflictNotice } from './draft/conflict-notice.js';
import { keepCopy } from './draft/keep-copy.js';
import { useDraft } from './draft/use-draft.js';
import { HistoryDrawer } from './history/history-drawer.js';
import { LiveEnded } from './live/live-status.js';
import { useLiveNote } from './live/use-live-note.js';
import { NoteBar, type NoteWay } from './note-bar.js';
import { NoteMenu } from './note-menu.js';
import { NoteText } from './note-text.js';
import type { NotesSearch } from './notes-route.js';

interface OpenNoteProps {
  readonly project: string;
  readonly note: Note;
  readonly search: NotesSearch;
  /** Tags that other notes have. */
  readonly tags: readonly string[];
  readonly onShow: (change: NotesSearch) => void;
}

/** A note as it is written and read. */
export function OpenNote({ project, note, search, tags, onShow }: OpenNoteProps) {
  const queryClient = useQueryClient();
  const { draft, state } = useDraft(project, note);
  const { joined, state: live } = useLiveNote(project, note, draft);
  const { data: opened } = useQuery(projectQuery(project));
  const mayWrite = opened?.role !== 'viewer';
  const [way, setWay] = useState<NoteWay>(note.body === '' ? 'write' : 'read');
  const [isHistory, setHistory] = useState(false);
  const { texts, status, error, theirs } = state;
  const isSealed = note.format === 'e2ee';
  const body = joined ? (live.text ?? texts.body) : texts.body;
  const refresh = () => void queryClient.invalidateQueries({ queryKey: notesKey(project) });
  const known = (changed: Note) => {
    queryClient.setQueryData(noteQuery(project, note.id).queryKey, changed);
    refresh();
  };
  const choose = async (choice: 'mine' | 'theirs' | 'both') => {
    if (choice === 'both') await keepCopy(project, note.space_id, { ...texts, body });
    draft.choose(choice === 'mine');
  };
  return (
    <Stack gap="sm">
      <NoteBar
        status={status}
        live={isSealed ? undefined : live}
        way={isSealed || !mayWrite ? undefined : way}
        onWay={setWay}
        onBack={() => onShow({ note: undefined })}
      >
        <NoteMenu
          project={project}
          note={note}
          mayWrite={mayWrite}
          onBefore={() => draft.save()}
          onHistory={() => setHistory(true)}
          onChanged={known}
          onTrashed={() => {
            onShow({ note: undefined });
            refresh();
          }}
        />
      </NoteBar>
      {status === 'failed' && <ErrorNotice error={error} onRetry={() => void draft.save()} />}
      <LiveEnded {...live} />
      {theirs && (
        <ConflictNotice mine={texts} theirs={theirs} onChoose={(choice) => void choose(choice)} />
      )}
      <TextInput
        aria-label="Title"
        placeholder="Title"
        classNames={{ input: 'note-title' }}
        variant="unstyled"
        maxLength={300}
        readOnly={!mayWrite}
        autoFocus={note.title === '' && note.body === ''}
        value={texts.title}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && leaveTitle(currentTarget)}
        onChange={({ currentTarget }) => draft.edit({ title: currentTarget.value })}
      />
      {(mayWrite || texts.tags.length > 0) && (
        <TagsInput
          aria-label="Tags"
          placeholder={texts.tags.length === 0 ? 'Add a tag' : ''}
          size="xs"
          maxTags={50}
          readOnly={!mayWrite}
          data={[...tags]}
          value={[...texts.tags]}
          onChange={(chosen) => draft.edit({ tags: chosen })}
        />
      )}
      {isSealed ? (
        <Alert icon={<IconLock size={18} />} title="This note is encrypted">
          Only your users have the key: its text can be neither read nor changed here.
        </Alert>
      ) : (
        <NoteText
          project={project}
          note={note}
          draft={draft}
          live={joined}
          mayWrite={mayWrite}
          body={body}
          way={mayWrite ? way : 'read'}
          onOpen={(id) => onShow({ note: id })}
        />
      )}
      <Backlinks project={project} note={note.id} search={search} />
      {isHistory && (
        <HistoryDrawer
          project={project}
          note={note}
          onRestored={(restored) => {
            draft.replace(restored);
            known(restored);
          }}
          onClose={() => setHistory(false)}
        />
      )}
    </Stack>
  );
}

/** The text is what follows the title. */
function leaveTitle(title: HTMLElement): void {
  const text = title.closest('.notes-open')?.querySelector<HTMLElement>('.cm-content');
  text?.focus();
}
