import { Button, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconWallet } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { walletTotalsQuery } from '../api/wallet-totals.js';
import { walletsKey, walletsQuery } from '../api/wallets.js';
import { useMoneyNews } from '../money/use-money-news.js';
import { useProject } from '../projects/use-project-slug.js';
import { MoreButton } from '../sources/more-button.js';
import { OwnTime } from '../test-clock/own-time.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { NoneFits } from '../ui/none-fits.js';
import { Page } from '../ui/page.js';
import { CreateWalletDialog } from './create/create-wallet-dialog.js';
import { TotalCards } from './total-cards.js';
import { filterOf, isAny, NO_CHOICE } from './wallet-choice.js';
import { WalletFilters } from './wallet-filters.js';
import { WalletTable } from './wallet-table.js';

const TYPING_MS = 250;

/** The wallets of a project, with what is on them. */
export function WalletsPage() {
  const project = useProject();
  const [choice, setChoice] = useState(NO_CHOICE);
  const [isCreating, setCreating] = useState(false);
  const [settled] = useDebouncedValue(choice, TYPING_MS);
  const wallets = useInfiniteQuery(walletsQuery(project, filterOf(settled)));
  const totals = useQuery(walletTotalsQuery(project));
  useMoneyNews(project, walletsKey(project));
  const isEmpty = isAny(choice) && wallets.data?.length === 0;
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
      New wallet
    </Button>
  );
  return (
    <Page
      title="Wallets"
      text="Who has how much. Each wallet is an account of a double-entry ledger, in one currency."
      actions={!isEmpty && button}
    >
      <OwnTime project={project}>
        <Stack>
          {!isEmpty && <TotalCards totals={totals.data ?? []} />}
          {!isEmpty && (
            <WalletFilters
              currencies={(totals.data ?? []).map(({ currency }) => currency)}
              choice={choice}
              onChange={setChoice}
            />
          )}
          <Loaded query={wallets} rows={5}>
            {(items) => {
              if (items.length > 0) return <WalletTable project={project} wallets={items} />;
              if (!isAny(choice)) return <NoneFits>No wallet fits.</NoneFits>;
              return (
                <EmptyState
                  icon={IconWallet}
                  title="No wallets yet"
                  text="Make one for the outside and one for somebody; then money can come in by a transfer, or by a payment provider."
                >
                  {button}
                  <Text size="xs" c="dimmed" className="mono">
                    skydeck wallet create EUR --name Ada
                  </Text>
                </EmptyState>
              );
            }}
          </Loaded>
          <MoreButton query={wallets} />
        </Stack>
        {isCreating && <CreateWalletDialog project={project} onClose={() => setCreating(false)} />}
      </OwnTime>
    </Page>
  );
}
