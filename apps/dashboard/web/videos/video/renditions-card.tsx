import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Asset, renditionsQuery } from '../../api/assets.js';
import { bytesText } from '../../ui/bytes-text.js';
import { DataTable } from '../../ui/data-table.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Status } from '../../ui/status.js';
import { rateText } from '../video-words.js';

const TITLES = ['Rendition', 'Status', 'Picture', 'Codec', 'Average', 'Peak', 'Size'];

/** The sizes and sounds that players choose from. */
export function RenditionsCard({ project, asset }: { project: string; asset: Asset }) {
  const renditions = useQuery(renditionsQuery(project, asset));
  return (
    <Section title="Renditions" text="Players choose what fits their screen and their connection.">
      <Loaded query={renditions}>
        {(items) => (
          <DataTable label="Renditions" titles={TITLES}>
            {items.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>{one.label ?? one.name}</Table.Td>
                <Table.Td>
                  <Status value={one.status} />
                </Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>
                  {one.width === null ? 'Sound' : `${one.width} × ${one.height}`}
                </Table.Td>
                <Table.Td className="mono">{one.codecs ?? '–'}</Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>
                  {rateText(one.average_bandwidth_bps)}
                </Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{rateText(one.bandwidth_bps)}</Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{bytesText(one.bytes)}</Table.Td>
              </Table.Tr>
            ))}
          </DataTable>
        )}
      </Loaded>
    </Section>
  );
}
