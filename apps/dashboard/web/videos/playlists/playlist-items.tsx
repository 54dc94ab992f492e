import { ActionIcon, Group, Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PlaylistWithItems } from '../../api/playlists.js';
import { DataTable } from '../../ui/data-table.js';
import { lengthText } from '../video-words.js';

interface PlaylistItemsProps {
  readonly project: string;
  readonly items: PlaylistWithItems['items'];
  readonly isPending: boolean;
  /** Puts an item before another; at the end when that is null. */
  readonly onMove: (item: string, before: string | null) => void;
  readonly onRemove: (item: string) => void;
}

/** What a playlist plays, and buttons that change the order. */
export function PlaylistItems({ project, items, isPending, onMove, onRemove }: PlaylistItemsProps) {
  return (
    <DataTable isCard hasActions label="What it plays" titles={['Video', 'Length']}>
      {items.map(({ id, asset_id: video, name, duration_ms: ms }, index) => (
        <Table.Tr key={id}>
          <Table.Td maw={420}>
            <Link
              to="/projects/$project/videos/$video"
              params={{ project, video }}
              className="row-link wrap"
            >
              {name}
            </Link>
          </Table.Td>
          <Table.Td>{lengthText(ms)}</Table.Td>
          <Table.Td>
            <Group gap={4} justify="flex-end" wrap="nowrap">
              <ActionIcon
                variant="subtle"
                aria-label={`Move ${name} up`}
                disabled={isPending || index === 0}
                onClick={() => onMove(id, items[index - 1]?.id ?? null)}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={`Move ${name} down`}
                disabled={isPending || index === items.length - 1}
                onClick={() => onMove(id, items[index + 2]?.id ?? null)}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red.8"
                aria-label={`Take ${name} out`}
                disabled={isPending}
                onClick={() => onRemove(id)}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
