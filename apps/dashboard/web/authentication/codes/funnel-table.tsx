import { Table } from '@mantine/core';
import type { CodesBy } from '../../api/codes.js';
import type { CodeStats } from '../../api/shapes.js';
import { channelText, countryText } from './part-text.js';
import { partText } from './funnel.js';

interface FunnelTableProps {
  readonly by: CodesBy;
  readonly groups: CodeStats['groups'];
}

const TITLES = { day: 'Day (UTC)', channel: 'Channel', country: 'Country' };
const COUNTS = ['Asked for', 'Blocked', 'Sent', 'Arrived', 'Entered', ''];

/** The steps of codes, told apart. */
export function FunnelTable({ by, groups }: FunnelTableProps) {
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={`Codes by ${by}`}>
      <Table horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{TITLES[by]}</Table.Th>
            {COUNTS.map((title) => (
              <Table.Th key={title} ta="right" aria-label={title || 'Part entered'}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map(({ key, requested, blocked, sent, delivered, verified }) => (
            <Table.Tr key={key ?? ''}>
              <Table.Td>{nameOf(by, key)}</Table.Td>
              {[requested, blocked, sent, delivered, verified].map((count, index) => (
                <Table.Td key={COUNTS[index]} ta="right" className="figures">
                  {count}
                </Table.Td>
              ))}
              <Table.Td ta="right" c="dimmed" className="figures">
                {partText(verified, requested)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function nameOf(by: CodesBy, key: string | null): string {
  if (key === null) return '–';
  if (by === 'country') return countryText(key);
  return by === 'channel' ? channelText(key) : key;
}
