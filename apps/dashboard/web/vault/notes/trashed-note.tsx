import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteNote, type Note, restoreNote } from '../../api/vault-notes.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Time } from '../../ui/time.js';
import { MarkdownView } from './markdown/markdown-view.js';

interface TrashedNoteProps {
  readonly project: string;
  readonly note: Note;
  readonly onRestored: () => void;
  readonly onDeleted: () => void;
}

/** A note in the trash: it is read, brought back, or deleted for good. */
export function TrashedNote({ project, note, onRestored, onDeleted }: TrashedNoteProps) {
  const [isLeaving, setLeaving] = useState(false);
  const restore = useMutation({
    mutationFn: () => restoreNote(project, note.id),
    onSuccess: onRestored,
  });
  const remove = useMutation({
    mutationFn: () => deleteNote(project, note.id),
    onSuccess: onDeleted,
  });
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          In the trash since <Time at={note.trashed_at} />.
        </Text>
        <Group gap="xs">
          <Button loading={restore.isPending} onClick={() => restore.mutate()}>
            Restore
          </Button>
          <Button variant="default" onClick={() => setLeaving(true)}>
            Delete for good
          </Button>
        </Group>
      </Group>
      <ErrorNotice error={restore.error} />
      <Title order={2} className="wrap">
        {note.title || 'Untitled'}
      </Title>
      {note.format === 'markdown' && (
        <MarkdownView project={project} markdown={note.body} onNote={() => undefined} />
      )}
      {isLeaving && (
        <ConfirmDialog
          title="Delete note"
          action="Delete for good"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setLeaving(false)}
        >
          <strong>{note.title || 'Untitled'}</strong> is deleted with all that it has been.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
