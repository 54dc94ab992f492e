import { Group, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CodesBy, codeStatsQuery } from '../../api/codes.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Funnel } from './funnel.js';
import { FunnelTable } from './funnel-table.js';

const SPANS = [
  { value: '1', label: '24h' },
  { value: '7', label: '7d' },
  { value: '31', label: '31d' },
];
const PARTS = [
  { value: 'day', label: 'By day' },
  { value: 'channel', label: 'By channel' },
  { value: 'country', label: 'By country' },
];

/** How many codes were asked for, sent, delivered and entered. */
export function FunnelCard({ project }: { readonly project: string }) {
  const [days, setDays] = useState('7');
  const [by, setBy] = useState<CodesBy>('day');
  const stats = useQuery(codeStatsQuery(project, Number(days), by));
  return (
    <Section title="Codes" text="How far they came, from being asked for to being entered.">
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          size="xs"
          aria-label="Time"
          data={SPANS}
          value={days}
          onChange={setDays}
        />
        <SegmentedControl
          size="xs"
          aria-label="Told apart"
          data={PARTS}
          value={by}
          onChange={(value) => setBy(value as CodesBy)}
        />
      </Group>
      <Loaded query={stats} rows={2}>
        {({ total, groups }) => (
          <>
            <Funnel counts={total} />
            {groups.length > 0 && <FunnelTable by={by} groups={groups} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}
