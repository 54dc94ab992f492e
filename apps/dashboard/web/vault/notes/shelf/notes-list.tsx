import { Select, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconNote, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import {
  type NotesFilter,
  type NoteSummary,
  notesQuery,
  pinnedNotesQuery,
} from '../../../api/vault-notes.js';
import { usePlainKeys } from '../../../shell/use-plain-keys.js';
import { MoreButton } from '../../../sources/more-button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Loaded } from '../../../ui/loaded.js';
import { NoneFits } from '../../../ui/none-fits.js';
import { type NotesSearch, SHELVES, type Shelf } from '../notes-route.js';
import { FoundNotes } from './found-notes.js';
import { NoteItem } from './note-item.js';

const TYPING_MS = 250;
const SHELF_NAMES: Readonly<Record<Shelf, string>> = {
  notes: 'Notes',
  archive: 'Archive',
  trash: 'Trash',
};

interface NotesListProps {
  readonly project: string;
  readonly search: NotesSearch;
  readonly onShow: (change: NotesSearch) => void;
  /** Shown where there is no note at all. */
  readonly start: ReactNode;
}

/** The notes of a space, searched and narrowed. */
export function NotesList({ project, search, onShow, start }: NotesListProps) {
  const { space, tag, shelf = 'notes' } = search;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), TYPING_MS);
  // What is in the trash is not searched.
  const q = shelf === 'trash' ? '' : settled;
  const filter: NotesFilter = { space, tag, shelf };
  const pinned = useQuery(pinnedNotesQuery(project, filter));
  const rest = useInfiniteQuery(notesQuery(project, filter));
  const all = [...(pinned.data ?? []), ...(rest.data ?? [])];
  const tags = [...new Set([...all.flatMap((note) => note.tags), ...(tag ? [tag] : [])])];
  const item = (note: NoteSummary) => (
    <NoteItem key={note.id} project={project} search={search} note={note} />
  );
  usePlainKeys((keys, event) => {
    if (keys !== '/') return;
    event.preventDefault();
    field.current?.focus();
  });
  return (
    <Stack gap="sm">
      <TextInput
        ref={field}
        aria-label="Search notes"
        placeholder="Search notes"
        leftSection={<IconSearch size={16} />}
        maxLength={256}
        disabled={shelf === 'trash'}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="notes-filters">
        <Select
          aria-label="Shelf"
          data={SHELVES.map((value) => ({ value, label: SHELF_NAMES[value] }))}
          allowDeselect={false}
          value={shelf}
          onChange={(value) => onShow({ shelf: SHELVES.find((one) => one === value) })}
        />
        <Select
          aria-label="Tag"
          placeholder="All tags"
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'All tags' }}
          nothingFoundMessage="No such tag"
          data={tags.toSorted()}
          value={tag ?? null}
          onChange={(value) => onShow({ tag: value ?? undefined })}
        />
      </div>
      {q === '' ? (
        <Loaded query={both(pinned, rest)} rows={4}>
          {(notes) => {
            if (notes.length > 0)
              return (
                <ul className="notes-items card" aria-label="Notes">
                  {notes.map(item)}
                </ul>
              );
            if (tag) return <NoneFits>No note has this tag.</NoneFits>;
            if (shelf !== 'notes') return <NoneFits>Nothing is here.</NoneFits>;
            return (
              <EmptyState
                icon={IconNote}
                title="No notes yet"
                text="Write one, or bring in those that you have elsewhere."
              >
                {start}
              </EmptyState>
            );
          }}
        </Loaded>
      ) : (
        <FoundNotes project={project} search={search} filter={filter} q={q} />
      )}
      {q === '' && <MoreButton query={rest} />}
    </Stack>
  );
}

interface Listed {
  readonly data: readonly NoteSummary[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Two lists as one, the first of them first. */
function both(first: Listed, second: Listed): Listed {
  return {
    data: first.data && second.data && [...first.data, ...second.data],
    error: first.error ?? second.error,
    refetch: () => [first.refetch(), second.refetch()],
  };
}
