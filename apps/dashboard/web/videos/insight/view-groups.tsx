import { SegmentedControl, Table } from '@mantine/core';
import type { ViewGrouping, ViewInsight } from '../../api/view-insight.js';
import { valueText } from '../../charts/value-text.js';
import { DataTable } from '../../ui/data-table.js';
import { Section } from '../../ui/section.js';
import { groupName, shareText, watchedText } from './view-words.js';

interface ViewGroupsProps {
  readonly groups: ViewInsight['groups'];
  readonly by: ViewGrouping;
  /** What there is to choose from. */
  readonly groupings: readonly ViewGrouping[];
  readonly onBy: (by: ViewGrouping) => void;
}

const LABELS: Readonly<Record<ViewGrouping, string>> = {
  asset: 'Video',
  country: 'Country',
  device: 'Device',
  browser: 'Browser',
  os: 'System',
};
const TITLES = ['Group', 'Views', 'Watched', 'Start-up', 'Rebuffering', 'Failures'];

/** The same figures for each video, country or class of devices. */
export function ViewGroups({ groups, by, groupings, onBy }: ViewGroupsProps) {
  return (
    <Section title="Compared">
      <SegmentedControl
        aria-label="Compared by"
        data={groupings.map((value) => ({ value, label: LABELS[value] }))}
        value={by}
        onChange={(value) => onBy(value)}
        style={{ alignSelf: 'flex-start', maxWidth: '100%', overflowX: 'auto' }}
      />
      <DataTable label="Compared" titles={TITLES}>
        {groups.map(({ key, name, sums }) => (
          <Table.Tr key={key}>
            <Table.Td className="wrap">{groupName(by, key, name)}</Table.Td>
            <Table.Td className="figures">{sums.views}</Table.Td>
            <Table.Td className="figures">{watchedText(sums.watched_ms)}</Table.Td>
            <Table.Td className="figures">
              {valueText(sums.startup_p50_ms, 'milliseconds')}
            </Table.Td>
            <Table.Td className="figures">{shareText(sums.rebuffer_ratio)}</Table.Td>
            <Table.Td className="figures">{sums.errors}</Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
    </Section>
  );
}
