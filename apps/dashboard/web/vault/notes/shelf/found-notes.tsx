import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { foundNotesQuery, type NotesFilter } from '../../../api/vault-notes.js';
import { Loaded } from '../../../ui/loaded.js';
import { NoneFits } from '../../../ui/none-fits.js';
import type { NotesSearch } from '../notes-route.js';
import { NoteItem } from './note-item.js';

interface FoundNotesProps {
  readonly project: string;
  readonly search: NotesSearch;
  readonly filter: NotesFilter;
  readonly q: string;
}

/** The notes that have some words, the best first. */
export function FoundNotes({ project, search, filter, q }: FoundNotesProps) {
  const found = useQuery(foundNotesQuery(project, filter, q));
  return (
    <Loaded query={found}>
      {({ items, unsearchable }) => (
        <>
          {items.length === 0 && <NoneFits>No note has these words.</NoneFits>}
          {items.length > 0 && (
            <ul className="notes-items card" aria-label="Notes found">
              {items.map(({ note, title, snippet }) => (
                <NoteItem
                  key={note.id}
                  project={project}
                  search={search}
                  note={note}
                  found={{ title, snippet }}
                />
              ))}
            </ul>
          )}
          {unsearchable > 0 && (
            <Text size="xs" c="dimmed">
              Encrypted notes are not searched: {unsearchable}.
            </Text>
          )}
        </>
      )}
    </Loaded>
  );
}
