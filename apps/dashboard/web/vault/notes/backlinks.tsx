import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { backlinksQuery } from '../../api/vault-notes.js';
import type { NotesSearch } from './notes-route.js';
import { NoteItem } from './shelf/note-item.js';

interface BacklinksProps {
  readonly project: string;
  readonly note: string;
  readonly search: NotesSearch;
}

/** The notes that link to one. */
export function Backlinks({ project, note, search }: BacklinksProps) {
  const { data = [] } = useQuery(backlinksQuery(project, note));
  if (data.length === 0) return null;
  return (
    <Stack component="section" gap={6} aria-label="Linked from">
      <Text component="h3" size="sm" fw={600} m={0}>
        Linked from
      </Text>
      <ul className="notes-items card" aria-label="Notes that link here">
        {data.map((one) => (
          <NoteItem key={one.id} project={project} search={search} note={one} />
        ))}
      </ul>
    </Stack>
  );
}
