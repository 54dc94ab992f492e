import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import type { Note } from '../../../api/vault-notes.js';
import { ProblemAlert } from '../../../ui/problem-alert.js';
import type { NoteTexts } from './note-texts.js';

interface ConflictNoticeProps {
  readonly mine: NoteTexts;
  readonly theirs: Note;
  readonly onChoose: (choice: 'mine' | 'theirs' | 'both') => void;
}

/** Shows what two people made of a note, to choose from. */
export function ConflictNotice({ mine, theirs, onChoose }: ConflictNoticeProps) {
  return (
    <Stack gap="sm">
      <ProblemAlert title="Somebody else changed this note">
        Nothing is lost: choose whose text stands. Lines that only one of the two has are marked.
      </ProblemAlert>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
        <Version label="Yours" texts={mine} other={theirs} />
        <Version label="Theirs" texts={theirs} other={mine} />
      </SimpleGrid>
      <Group gap="xs">
        <Button onClick={() => onChoose('mine')}>Keep mine</Button>
        <Button variant="default" onClick={() => onChoose('theirs')}>
          Take theirs
        </Button>
        <Button variant="default" onClick={() => onChoose('both')}>
          Keep both
        </Button>
      </Group>
    </Stack>
  );
}

interface VersionProps {
  readonly label: string;
  readonly texts: NoteTexts;
  readonly other: NoteTexts;
}

function Version({ label, texts, other }: VersionProps) {
  const known = new Set(other.body.split('\n'));
  return (
    <section className="card note-version" aria-label={label}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={600} className="wrap">
        {texts.title || 'Untitled'}
      </Text>
      <pre tabIndex={0}>
        {texts.body.split('\n').map((line, at) => (
          <span key={at} data-own={!known.has(line) || undefined}>
            {line}
            {'\n'}
          </span>
        ))}
      </pre>
      {texts.tags.length > 0 && (
        <Text size="xs" c="dimmed">
          {texts.tags.join(', ')}
        </Text>
      )}
    </section>
  );
}
