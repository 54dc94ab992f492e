import { Button, Select, Stack, Text } from '@mantine/core';
import { IconPlus, IconScale } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { escrowsQuery } from '../api/escrows.js';
import { payKey } from '../api/holds.js';
import { useProject } from '../projects/use-project-slug.js';
import { MoreButton } from '../sources/more-button.js';
import { useNews } from '../sources/use-news.js';
import { OwnTime } from '../test-clock/own-time.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { NoneFits } from '../ui/none-fits.js';
import { Page } from '../ui/page.js';
import { CreateEscrowDialog } from './create/create-escrow-dialog.js';
import { EscrowTable } from './escrow-table.js';
import { ESCROW_STATES, meaningOf } from './escrow-words.js';

const CHOICES = [
  { value: '', label: 'Any state' },
  ...ESCROW_STATES.map((value) => ({ value, label: meaningOf(value) })),
];

/** Money that is kept safe between buyers and sellers. */
export function EscrowsPage() {
  const project = useProject();
  const { state: chosen = '' } = useSearch({ strict: false });
  const state = ESCROW_STATES.find((one) => one === chosen);
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const escrows = useInfiniteQuery(escrowsQuery(project, state));
  useNews({ source: 'pay', project, types: 'escrow.*', queryKey: payKey(project) });
  const isEmpty = escrows.data?.length === 0 && state === undefined;
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
      New escrow
    </Button>
  );
  return (
    <Page
      title="Escrows"
      text="Money of a buyer that the seller gets when something is delivered, and the buyer gets back when it is not."
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
          <Loaded query={escrows}>
            {(items) => {
              if (items.length > 0) return <EscrowTable project={project} escrows={items} />;
              if (state !== undefined) return <NoneFits>No escrow is in this state.</NoneFits>;
              return (
                <EmptyState
                  icon={IconScale}
                  title="No escrows yet"
                  text="A buyer pays in, a seller delivers, and a third decides when they disagree. Each escrow has an account of its own."
                >
                  {button}
                  <Text size="xs" c="dimmed" className="mono wrap">
                    skydeck escrow create --buyer wal_… --seller wal_… --amount 10000 --currency EUR
                  </Text>
                </EmptyState>
              );
            }}
          </Loaded>
          <MoreButton query={escrows} />
        </Stack>
        {isCreating && <CreateEscrowDialog project={project} onClose={() => setCreating(false)} />}
      </OwnTime>
    </Page>
  );
}
