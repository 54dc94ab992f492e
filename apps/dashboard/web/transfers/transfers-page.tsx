import { Button, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowsExchange, IconSend } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { transfersKey, transfersQuery } from '../api/transfers.js';
import { walletQuery } from '../api/wallets.js';
import { useProject } from '../projects/use-project-slug.js';
import { MoreButton } from '../sources/more-button.js';
import { useNews } from '../sources/use-news.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { NoneFits } from '../ui/none-fits.js';
import { Page } from '../ui/page.js';
import { NewTransferDialog } from './create/new-transfer-dialog.js';
import { filterOf, isAny, NO_CHOICE } from './list/transfer-choice.js';
import { TransferFilters } from './list/transfer-filters.js';
import { TransferTable } from './list/transfer-table.js';

const TYPING_MS = 250;

/** What moved between wallets, newest first, also what failed to. */
export function TransfersPage() {
  const project = useProject();
  const { wallet } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [choice, setChoice] = useState(NO_CHOICE);
  const [isCreating, setCreating] = useState(false);
  const [settled] = useDebouncedValue(choice, TYPING_MS);
  const transfers = useInfiniteQuery(transfersQuery(project, filterOf(settled, wallet)));
  const chosen = useQuery({
    ...walletQuery(project, wallet ?? ''),
    enabled: wallet !== undefined,
  });
  useNews({
    source: 'pay',
    project,
    types: 'transfer.*,posting.*',
    queryKey: transfersKey(project),
  });
  const isEverything = isAny(choice) && wallet === undefined;
  const isEmpty = isEverything && transfers.data?.length === 0;
  const button = (
    <Button leftSection={<IconSend size={16} />} onClick={() => setCreating(true)}>
      New transfer
    </Button>
  );
  return (
    <Page
      title="Transfers"
      text="Money that moved between wallets, went back, or was refused."
      actions={!isEmpty && button}
    >
      <Stack>
        {!isEmpty && (
          <TransferFilters
            project={project}
            choice={choice}
            wallet={wallet === undefined ? undefined : chosen.data}
            onChange={setChoice}
            onWallet={(found) =>
              void navigate({ to: '.', search: { wallet: found?.id }, replace: true })
            }
          />
        )}
        <Loaded query={transfers} rows={5}>
          {(items) => {
            if (items.length > 0) return <TransferTable project={project} transfers={items} />;
            if (!isEverything) return <NoneFits>No transfer fits.</NoneFits>;
            return (
              <EmptyState
                icon={IconArrowsExchange}
                title="No transfers yet"
                text="A transfer moves an amount from one wallet to another, at once and all of it."
              >
                {button}
                <Text size="xs" c="dimmed" className="mono wrap">
                  skydeck transfer create --from wal_… --to wal_… --amount 1250 --currency EUR
                </Text>
              </EmptyState>
            );
          }}
        </Loaded>
        <MoreButton query={transfers} />
      </Stack>
      {isCreating && <NewTransferDialog project={project} onClose={() => setCreating(false)} />}
    </Page>
  );
}
