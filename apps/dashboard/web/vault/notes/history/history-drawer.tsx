import { Button, Drawer, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  noteDiffQuery,
  type NoteRevision,
  restoreRevision,
  revisionsQuery,
} from '../../../api/vault-note-revisions.js';
import type { Note } from '../../../api/vault-notes.js';
import { MoreButton } from '../../../sources/more-button.js';
import { bytesText } from '../../../ui/bytes-text.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { Loaded } from '../../../ui/loaded.js';
import { Time } from '../../../ui/time.js';
import { PatchView } from './patch-view.js';

interface HistoryDrawerProps {
  readonly project: string;
  readonly note: Note;
  readonly onRestored: (note: Note) => void;
  readonly onClose: () => void;
}

/** The texts that a note has had: compared with the one it has now, and brought back. */
export function HistoryDrawer({ project, note, onRestored, onClose }: HistoryDrawerProps) {
  const revisions = useInfiniteQuery(revisionsQuery(project, note.id));
  const [chosen, setChosen] = useState<number>();
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title="History">
      <Loaded query={revisions}>
        {(items) => (
          <Stack gap={6}>
            <ul className="notes-items card" aria-label="Revisions">
              {items.map((revision) => (
                <li key={revision.id}>
                  <RevisionButton
                    revision={revision}
                    isNow={revision.revision === note.revision}
                    isChosen={revision.revision === chosen}
                    onChoose={() =>
                      setChosen(revision.revision === chosen ? undefined : revision.revision)
                    }
                  />
                  {chosen === revision.revision && chosen !== note.revision && (
                    <Compared
                      key={note.revision}
                      project={project}
                      note={note}
                      revision={chosen}
                      onRestored={(restored) => {
                        setChosen(undefined);
                        onRestored(restored);
                      }}
                    />
                  )}
                </li>
              ))}
            </ul>
            <MoreButton query={revisions} />
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}

interface RevisionButtonProps {
  readonly revision: NoteRevision;
  readonly isNow: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function RevisionButton({ revision, isNow, isChosen, onChoose }: RevisionButtonProps) {
  const { revision: number, title, author, size_bytes: sizeBytes, created_at: at } = revision;
  return (
    <UnstyledButton
      className="note-item"
      disabled={isNow}
      aria-expanded={isNow ? undefined : isChosen}
      onClick={onChoose}
    >
      <Group justify="space-between" wrap="nowrap">
        <span className="note-item-title">
          {number}. {title || 'Untitled'}
        </span>
        <Text span size="xs" c="dimmed">
          {isNow ? 'Now' : <Time at={at} />}
        </Text>
      </Group>
      <Text span size="xs" c="dimmed" className="wrap">
        {bytesText(sizeBytes)}
        {author && ` · ${author}`}
      </Text>
    </UnstyledButton>
  );
}

interface ComparedProps {
  readonly project: string;
  readonly note: Note;
  readonly revision: number;
  readonly onRestored: (note: Note) => void;
}

function Compared({ project, note, revision, onRestored }: ComparedProps) {
  const diff = useQuery(noteDiffQuery(project, note.id, revision, note.revision));
  const restore = useMutation({
    mutationFn: () => restoreRevision(project, note.id, revision),
    onSuccess: onRestored,
  });
  return (
    <Stack gap="xs" p="sm">
      <Loaded query={diff} rows={2}>
        {(found) => (
          <>
            <Text size="xs" c="dimmed">
              From then until now: {found.added_lines} lines added, {found.removed_lines} removed.
            </Text>
            <PatchView diff={found} />
          </>
        )}
      </Loaded>
      <ErrorNotice error={restore.error} />
      <Group justify="flex-end">
        <Button size="xs" loading={restore.isPending} onClick={() => restore.mutate()}>
          Restore this text
        </Button>
      </Group>
    </Stack>
  );
}
