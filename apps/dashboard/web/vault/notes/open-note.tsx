import {
  ActionIcon,
  Alert,
  Group,
  SegmentedControl,
  Stack,
  TagsInput,
  TextInput,
} from '@mantine/core';
import { IconArrowLeft, IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import {
  createNote,
  foundNotesQuery,
  type Note,
  noteQuery,
  notesKey,
} from '../../api/vault-notes.js';
import { loadAgain } from '../../app/lazy-page.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Backlinks } from './backlinks.js';
import { ConflictNotice } from './draft/conflict-notice.js';
import { DraftStatus } from './draft/draft-status.js';
import { useDraft } from './draft/use-draft.js';
import { HistoryDrawer } from './history/history-drawer.js';
import { MarkdownView } from './markdown/markdown-view.js';
import { NoteMenu } from './note-menu.js';
import type { NotesSearch } from './notes-route.js';
import { useFollow } from './use-follow.js';

const TextEditor = lazy(async () => {
  const { TextEditor: part } = await loadAgain(() => import('./editor/text-editor.js'));
  return { default: part };
});
const WAYS = ['write', 'read', 'both'] as const;
type Way = (typeof WAYS)[number];

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
  const [way, setWay] = useState<Way>(note.body === '' ? 'write' : 'read');
  const [isHistory, setHistory] = useState(false);
  const open = (id: string) => onShow({ note: id });
  const follow = useFollow(project, note.space_id, open);
  const { texts, status, error, theirs } = state;
  const isSealed = note.format === 'e2ee';
  const known = (changed: Note) => {
    queryClient.setQueryData(noteQuery(project, note.id).queryKey, changed);
    return queryClient.invalidateQueries({ queryKey: notesKey(project) });
  };
  const leave = () => {
    draft.close();
    onShow({ note: undefined });
    return queryClient.invalidateQueries({ queryKey: notesKey(project) });
  };
  const choose = async (choice: 'mine' | 'theirs' | 'both') => {
    if (choice === 'both') {
      const title = `${texts.title || 'Untitled'} (mine)`.slice(0, 300);
      await createNote(project, note.space_id, { ...texts, tags: [...texts.tags], title });
    }
    draft.choose(choice === 'mine');
  };
  const titles = async (words: string): Promise<readonly string[]> => {
    const filter = { space: note.space_id, tag: undefined, shelf: 'notes' as const };
    if (words.trim() === '') return [];
    const { items } = await queryClient.ensureQueryData(
      foundNotesQuery(project, filter, words.trim()),
    );
    return items
      .map((item) => item.note.title)
      .filter((title) => title !== '' && title !== texts.title);
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            className="notes-back"
            variant="default"
            size="lg"
            aria-label="All notes"
            onClick={() => onShow({ note: undefined })}
          >
            <IconArrowLeft size={18} />
          </ActionIcon>
          <DraftStatus status={status} />
        </Group>
        <Group gap="xs" wrap="nowrap">
          {!isSealed && (
            <SegmentedControl
              aria-label="Shown as"
              size="xs"
              data={[
                { value: 'write', label: 'Write' },
                { value: 'read', label: 'Read' },
                { value: 'both', label: 'Both' },
              ]}
              value={way}
              onChange={(value) => setWay(value)}
            />
          )}
          <NoteMenu
            project={project}
            note={note}
            onHistory={() => void draft.save().then(() => setHistory(true))}
            onChanged={(changed) => void known(changed)}
            onTrashed={() => void leave()}
          />
        </Group>
      </Group>
      {status === 'failed' && <ErrorNotice error={error} onRetry={() => void draft.save()} />}
      {theirs && (
        <ConflictNotice mine={texts} theirs={theirs} onChoose={(choice) => void choose(choice)} />
      )}
      <TextInput
        aria-label="Title"
        placeholder="Title"
        classNames={{ input: 'note-title' }}
        variant="unstyled"
        maxLength={300}
        autoFocus={note.title === '' && note.body === ''}
        value={texts.title}
        onChange={({ currentTarget }) => draft.edit({ title: currentTarget.value })}
      />
      <TagsInput
        aria-label="Tags"
        placeholder={texts.tags.length === 0 ? 'Add a tag' : ''}
        size="xs"
        maxTags={50}
        data={[...tags]}
        value={[...texts.tags]}
        onChange={(chosen) => draft.edit({ tags: chosen })}
      />
      {isSealed ? (
        <Alert icon={<IconLock size={18} />} title="This note is encrypted">
          Only your users have the key: its text can be neither read nor changed here.
        </Alert>
      ) : (
        <div className="note-texts" data-way={way}>
          {way !== 'read' && (
            <Suspense fallback={<div className="text-editor" />}>
              <TextEditor
                text={texts.body}
                onChange={(body) => draft.edit({ body })}
                onSave={() => void draft.save()}
                titles={titles}
              />
            </Suspense>
          )}
          {way !== 'write' && (
            <section aria-label="Preview" className="note-preview">
              <MarkdownView
                markdown={texts.body}
                onNote={follow.to}
                onTick={(box, isChecked) => void draft.tick(box, isChecked)}
              />
            </section>
          )}
        </div>
      )}
      <Backlinks project={project} note={note.id} search={search} />
      {isHistory && (
        <HistoryDrawer
          project={project}
          note={note}
          onRestored={(restored) => {
            draft.replace(restored);
            void known(restored);
          }}
          onClose={() => setHistory(false)}
        />
      )}
      {follow.dialog}
    </Stack>
  );
}
