import { Anchor, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import {
  addItem,
  deletePlaylist,
  moveItem,
  playlistQuery,
  playlistsKey,
  type PlaylistWithItems,
  removeItem,
  updatePlaylist,
} from '../../api/playlists.js';
import { useProject } from '../../projects/use-project-slug.js';
import { BackLink } from '../../ui/back-link.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { AddVideo } from './add-video.js';
import { PlaylistItems } from './playlist-items.js';

/** One playlist: what it plays, in which order, and whether it has a page. */
export function PlaylistPage() {
  const project = useProject();
  const id = useParams({ strict: false }).playlist ?? '';
  const client = useQueryClient();
  const query = playlistQuery(project, id);
  const playlist = useQuery(query);
  const change = useMutation({
    mutationFn: (work: () => Promise<PlaylistWithItems>) => work(),
    onSuccess: (changed) => client.setQueryData(query.queryKey, changed),
  });
  return (
    <Page
      title={playlist.data?.name ?? 'Playlist'}
      of="Playlists"
      text={<BackLink to={`/projects/${project}/videos/playlists`}>All playlists</BackLink>}
      actions={playlist.data && <DeletePlaylist project={project} playlist={playlist.data} />}
    >
      <Loaded query={playlist}>
        {({ items, is_public: isPublic, page_url: url }) => (
          <Stack>
            <Group justify="space-between" gap="sm">
              <AddVideo
                project={project}
                isPending={change.isPending}
                onAdd={(asset) => change.mutate(() => addItem(project, id, asset))}
              />
              <Switch
                label="A page for everybody"
                checked={isPublic}
                onChange={({ currentTarget: { checked } }) =>
                  change.mutate(() => updatePlaylist(project, id, { is_public: checked }))
                }
              />
            </Group>
            <ErrorNotice error={change.error} />
            {isPublic && (
              <Anchor href={url} target="_blank" rel="noreferrer" size="sm" className="wrap">
                {url}
              </Anchor>
            )}
            {items.length === 0 ? (
              <Text size="sm" c="dimmed">
                It plays nothing yet.
              </Text>
            ) : (
              <PlaylistItems
                project={project}
                items={items}
                isPending={change.isPending}
                onMove={(item, before) => change.mutate(() => moveItem(project, id, item, before))}
                onRemove={(item) => change.mutate(() => removeItem(project, id, item))}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

interface DeletePlaylistProps {
  readonly project: string;
  readonly playlist: PlaylistWithItems;
}

function DeletePlaylist({ project, playlist: { id, name } }: DeletePlaylistProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => deletePlaylist(project, id),
    onSuccess: async () => {
      await navigate({ to: '/projects/$project/videos/playlists', params: { project } });
      await client.invalidateQueries({ queryKey: playlistsKey(project) });
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          action="Delete"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setOpen(false)}
        >
          Its page ends. The videos stay.
        </ConfirmDialog>
      )}
    </>
  );
}
