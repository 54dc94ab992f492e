import { Button, Select, Stack, Text } from '@mantine/core';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { holdsQuery, payKey } from '../api/holds.js';
import { useProject } from '../projects/use-project-slug.js';
import { MoreButton } from '../sources/more-button.js';
import { useNews } from '../sources/use-news.js';
import { OwnTime } from '../test-clock/own-time.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { NoneFits } from '../ui/none-fits.js';
import { Page } from '../ui/page.js';
import { CreateHoldDialog } from './create-hold-dialog.js';
import { HoldTable } from './hold-table.js';
import { HOLD_STATES, meaningOf } from './hold-words.js';

const CHOICES = [
  { value: '', label: 'Any state' },
  ...HOLD_STATES.map((value) => ({ value, label: meaningOf(value) })),
];

/** The amounts that are put aside in wallets, and what became of them. */
export function HoldsPage() {
  const project = useProject();
  const { state: chosen = '' } = useSearch({ strict: false });
  const state = HOLD_STATES.find((one) => one === chosen);
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const holds = useInfiniteQuery(holdsQuery(project, { state }));
  useNews({ source: 'pay', project, types: 'hold.*', queryKey: payKey(project) });
  const isEmpty = holds.data?.length === 0 && state === undefined;
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
      New hold
    </Button>
  );
  return (
    <Page
      title="Holds"
      text="Amounts that stay in a wallet and cannot be spent, until they are captured or given back."
      actions={isEmpty ? null : button}
    >
      <OwnTime project={project}>
        <Stack>
          {!isEmpty && (
            <Select
              aria-label="State"
              w={{ base: '100%', sm: 200 }}
              allowDeselect={false}
              data={CHOICES}
              value={state ?? ''}
              onChange={(wanted) =>
                void navigate({ to: '.', search: { state: wanted || undefined }, replace: true })
              }
            />
          )}
          <Loaded query={holds}>
            {(items) => {
              if (items.length > 0) return <HoldTable project={project} holds={items} />;
              if (state !== undefined) return <NoneFits>No hold is in this state.</NoneFits>;
              return (
                <EmptyState
                  icon={IconLock}
                  title="No holds yet"
                  text="Put an amount aside when something is ordered, and capture it when it is sent."
                >
                  {button}
                  <Text size="xs" c="dimmed" className="mono wrap">
                    skydeck hold create --wallet wal_… --amount 5000 --currency EUR
                  </Text>
                </EmptyState>
              );
            }}
          </Loaded>
          <MoreButton query={holds} />
        </Stack>
        {isCreating && <CreateHoldDialog project={project} onClose={() => setCreating(false)} />}
      </OwnTime>
    </Page>
  );
}
