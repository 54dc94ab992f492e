import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Asset } from '../api/assets.js';
import { bytesText } from '../ui/bytes-text.js';
import { DataTable } from '../ui/data-table.js';
import { Time } from '../ui/time.js';
import { VideoStatus } from './video-status.js';
import { lengthText } from './video-words.js';

interface VideosTableProps {
  readonly project: string;
  readonly assets: readonly Asset[];
}

const TITLES = ['Name', 'Status', 'Picture', 'Length', 'Stored', 'Added'];

/** Videos with what became of them. */
export function VideosTable({ project, assets }: VideosTableProps) {
  return (
    <DataTable isCard label="Videos" titles={TITLES}>
      {assets.map((asset) => (
        <Table.Tr key={asset.id}>
          <Table.Td maw={320}>
            <Link
              to="/projects/$project/videos/$video"
              params={{ project, video: asset.id }}
              className="row-link wrap"
            >
              {asset.name}
            </Link>
          </Table.Td>
          <Table.Td>
            <VideoStatus asset={asset} />
          </Table.Td>
          <Table.Td>{asset.width === null ? '–' : `${asset.width} × ${asset.height}`}</Table.Td>
          <Table.Td style={{ whiteSpace: 'nowrap' }}>{lengthText(asset.duration_ms)}</Table.Td>
          <Table.Td style={{ whiteSpace: 'nowrap' }}>{bytesText(asset.stored_bytes)}</Table.Td>
          <Table.Td>
            <Time at={asset.created_at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
