import { ActionIcon, Anchor, Button, Group, Select, Stack, Table } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Asset, assetKey, renditionsQuery } from '../../api/assets.js';
import {
  createStaticRendition,
  deleteStaticRendition,
  type StaticRendition,
  staticRenditionsQuery,
} from '../../api/downloads.js';
import { playbackIdsQuery, streamQuery } from '../../api/playback.js';
import { bytesText } from '../../ui/bytes-text.js';
import { DataTable } from '../../ui/data-table.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Status } from '../../ui/status.js';

const TITLES = ['File', 'Status', 'Size', ''];

interface DownloadsCardProps {
  readonly project: string;
  readonly asset: Asset;
}

/** Files of a video, for people who want to keep it. */
export function DownloadsCard({ project, asset }: DownloadsCardProps) {
  const client = useQueryClient();
  const files = useQuery(staticRenditionsQuery(project, asset.id));
  const remove = useMutation({
    mutationFn: (one: StaticRendition) => deleteStaticRendition(project, one),
    onSuccess: () => client.invalidateQueries({ queryKey: assetKey(project, asset.id) }),
  });
  return (
    <Section
      title="Downloads"
      text="One file with picture and sound, packed of what is there: it costs nothing to encode."
    >
      <Loaded query={files}>
        {(items) => (
          <Stack gap="sm">
            {items.length > 0 && (
              <DataTable label="Files" titles={TITLES}>
                {items.map((one) => (
                  <Table.Tr key={one.id}>
                    <Table.Td>
                      <DownloadLink {...{ project, asset, file: one }} />
                    </Table.Td>
                    <Table.Td>
                      <Status value={one.status} />
                    </Table.Td>
                    <Table.Td style={{ whiteSpace: 'nowrap' }}>
                      {one.bytes === null ? '–' : bytesText(one.bytes)}
                    </Table.Td>
                    <Table.Td align="right">
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={`Delete ${one.file}`}
                        onClick={() => remove.mutate(one)}
                      >
                        <IconTrash size={16} />
                      </ActionIcon>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </DataTable>
            )}
            <ErrorNotice error={remove.error} />
            <NewFile {...{ project, asset, made: items }} />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

type LinkProps = DownloadsCardProps & { readonly file: StaticRendition };

/** Files are let out by playback ids: the first one that is not encrypted will do. */
function DownloadLink({ project, asset, file }: LinkProps) {
  const ids = useQuery(playbackIdsQuery(project, asset.id));
  const open = ids.data?.find(({ encryption }) => encryption === 'none');
  if (file.status !== 'ready' || !open) return file.file;
  return <OpenLink {...{ project, file }} playback={open} />;
}

function OpenLink({
  project,
  file,
  playback,
}: Omit<LinkProps, 'asset'> & { readonly playback: Parameters<typeof streamQuery>[1] }) {
  const stream = useQuery(streamQuery(project, playback));
  if (!stream.data) return file.file;
  return (
    <Anchor size="sm" href={stream.data.src.replace('master.m3u8', file.file)} download>
      {file.file}
    </Anchor>
  );
}

function NewFile({
  project,
  asset,
  made,
}: DownloadsCardProps & { readonly made: readonly StaticRendition[] }) {
  const client = useQueryClient();
  const renditions = useQuery(renditionsQuery(project, asset));
  const [name, setName] = useState('highest');
  const make = useMutation({
    mutationFn: () => createStaticRendition(project, asset.id, name),
    onSuccess: () => client.invalidateQueries({ queryKey: assetKey(project, asset.id) }),
  });
  const sizes = (renditions.data ?? []).map((one) => one.name);
  const names = ['highest', ...sizes.filter((one) => /^\d+p$/.test(one)), 'audio-only'];
  const isMade = made.some((one) => one.name === name && one.status !== 'failed');
  return (
    <>
      <Group gap="xs">
        <Select
          size="xs"
          aria-label="Which file"
          data={names}
          value={name}
          allowDeselect={false}
          onChange={(value) => setName(value ?? 'highest')}
        />
        <Button
          size="xs"
          variant="default"
          disabled={isMade}
          loading={make.isPending}
          onClick={() => make.mutate()}
        >
          Make a file
        </Button>
      </Group>
      <ErrorNotice error={make.error} />
    </>
  );
}
