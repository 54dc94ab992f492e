import { Table } from '@mantine/core';
import { IconPlaylist } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { playlistsQuery } from '../../api/playlists.js';
import { useProject } from '../../projects/use-project-slug.js';
import { MoreButton } from '../../sources/more-button.js';
import { BackLink } from '../../ui/back-link.js';
import { DataTable } from '../../ui/data-table.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { Time } from '../../ui/time.js';
import { NewPlaylist } from './new-playlist.js';

/** Videos that are played one after the other. */
export function PlaylistsPage() {
  const project = useProject();
  const playlists = useInfiniteQuery(playlistsQuery(project));
  return (
    <Page
      title="Playlists"
      of="Videos"
      text={<BackLink to={`/projects/${project}/videos`}>All videos</BackLink>}
      actions={<NewPlaylist project={project} />}
    >
      <Loaded query={playlists} rows={4}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconPlaylist}
              title="No playlists yet"
              text="Put videos into an order, and give people one page that plays them."
            />
          ) : (
            <DataTable isCard label="Playlists" titles={['Name', 'Page', 'Changed']}>
              {items.map(({ id, name, is_public: isPublic, updated_at: at }) => (
                <Table.Tr key={id}>
                  <Table.Td maw={420}>
                    <Link
                      to="/projects/$project/videos/playlists/$playlist"
                      params={{ project, playlist: id }}
                      className="row-link wrap"
                    >
                      {name}
                    </Link>
                  </Table.Td>
                  <Table.Td>{isPublic ? 'For everybody' : 'None'}</Table.Td>
                  <Table.Td>
                    <Time at={at} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <MoreButton query={playlists} />
    </Page>
  );
}
