import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createPlaylist, playlistsKey } from '../../api/playlists.js';
import { FormDialog } from '../../ui/form-dialog.js';

/** A button and its dialog: one more playlist. */
export function NewPlaylist({ project }: { readonly project: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const make = useMutation({
    mutationFn: () => createPlaylist(project, name.trim()),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: playlistsKey(project) });
      await navigate({
        to: '/projects/$project/videos/playlists/$playlist',
        params: { project, playlist: id },
      });
    },
  });
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
        New playlist
      </Button>
      {isOpen && (
        <FormDialog
          title="New playlist"
          action="Make"
          isReady={name.trim() !== ''}
          isPending={make.isPending}
          error={make.error}
          onSubmit={() => make.mutate()}
          onClose={() => setOpen(false)}
        >
          <TextInput
            label="Name"
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
        </FormDialog>
      )}
    </>
  );
}
