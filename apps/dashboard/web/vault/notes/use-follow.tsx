import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createNote, notesKey, notesTitled } from '../../api/vault-notes.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { noteIn } from './markdown/read-markdown.js';

/** Follows links between notes: by id, by title, and to notes that are still to be written. */
export function useFollow(project: string, space: string, onOpen: (note: string) => void) {
  const queryClient = useQueryClient();
  const [missing, setMissing] = useState<string>();
  const find = useMutation({
    mutationFn: (title: string) => notesTitled(project, space, title),
    onSuccess: ([found], title) => (found ? onOpen(found.id) : setMissing(title)),
    onError: ({ message }) => notifications.show({ color: 'red', message }),
  });
  const create = useMutation({
    mutationFn: (title: string) => createNote(project, space, { title }),
    onSuccess: ({ id }) => {
      setMissing(undefined);
      onOpen(id);
      return queryClient.invalidateQueries({ queryKey: notesKey(project) });
    },
  });
  const to = (target: string): void => {
    const id = noteIn(target);
    if (id === undefined) find.mutate(target);
    else onOpen(id);
  };
  const dialog = missing !== undefined && (
    <FormDialog
      title="No such note yet"
      action="Create note"
      isPending={create.isPending}
      error={create.error}
      onSubmit={() => create.mutate(missing)}
      onClose={() => setMissing(undefined)}
    >
      <Text size="sm" className="wrap">
        No note here is called <strong>{missing}</strong>.
      </Text>
    </FormDialog>
  );
  return { to, dialog };
}
