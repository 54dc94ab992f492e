import { Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Album, createAlbum, updateAlbum } from '../../../api/vault-albums.js';
import { FormDialog } from '../../../ui/form-dialog.js';

interface AlbumDialogProps {
  readonly project: string;
  readonly space: string | undefined;
  /** The one that is changed; a new one when there is none. */
  readonly album?: Album;
  readonly onSaved: (album: Album) => void;
  readonly onClose: () => void;
}

/** Makes an album, or changes what is said of one. */
export function AlbumDialog({ project, space, album, onSaved, onClose }: AlbumDialogProps) {
  const [name, setName] = useState(album?.name ?? '');
  const [description, setDescription] = useState(album?.description ?? '');
  const save = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), description };
      return album ? updateAlbum(project, album.id, body) : createAlbum(project, space, body);
    },
    onSuccess: (saved) => {
      onClose();
      onSaved(saved);
    },
  });
  return (
    <FormDialog
      title={album ? `Change ${album.name}` : 'New album'}
      action={album ? 'Save' : 'Create album'}
      isReady={name.trim() !== ''}
      isPending={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onEdit={() => save.reset()}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="Name"
        maxLength={200}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Textarea
        label="Description"
        autosize
        maxLength={2000}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
    </FormDialog>
  );
}
