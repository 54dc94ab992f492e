import { Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { entriesQuery, type EntryFilter } from '../../api/wallet-entries.js';
import type { Wallet } from '../../api/wallets.js';
import { MoreButton } from '../../sources/more-button.js';
import { Loaded } from '../../ui/loaded.js';
import { EntryTable } from './entry-table.js';

interface EntriesCardProps {
  readonly project: string;
  readonly wallet: Wallet;
}

const FILTERS: Readonly<Record<string, EntryFilter>> = {
  All: {},
  In: { direction: 'in' },
  Out: { direction: 'out' },
};

/** Everything that was booked in a wallet, newest first. */
export function EntriesCard({ project, wallet }: EntriesCardProps) {
  const [shown, setShown] = useState('All');
  const entries = useInfiniteQuery(entriesQuery(project, wallet.id, FILTERS[shown] ?? {}));
  return (
    <Stack component="section" aria-label="What was booked" className="card" p={18} gap="sm">
      <Group justify="space-between" gap="sm">
        <Title order={2}>Entries</Title>
        <SegmentedControl
          size="xs"
          aria-label="Direction"
          data={Object.keys(FILTERS)}
          value={shown}
          onChange={setShown}
        />
      </Group>
      <Loaded query={entries}>
        {(items) =>
          items.length === 0 ? (
            <Text size="sm" c="dimmed" role="status" py="md" ta="center">
              {shown === 'All' ? 'Nothing was booked yet.' : 'Nothing of it was booked.'}
            </Text>
          ) : (
            <EntryTable project={project} currency={wallet.currency} entries={items} />
          )
        }
      </Loaded>
      <MoreButton query={entries} />
    </Stack>
  );
}
