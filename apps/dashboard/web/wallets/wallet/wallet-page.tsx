import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { walletKey, walletQuery } from '../../api/wallets.js';
import { useMoneyNews } from '../../money/use-money-news.js';
import { useProject } from '../../projects/use-project-slug.js';
import { OwnTime } from '../../test-clock/own-time.js';
import { BackLink } from '../../ui/back-link.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { Parts } from '../../ui/parts.js';
import { WalletStatus } from '../wallet-status.js';
import { titleOf } from '../wallet-words.js';
import { BalanceCard } from './balance-card.js';
import { BalanceFigures } from './balance-figures.js';
import { EntriesCard } from './entries-card.js';
import { FrozenNotice } from './frozen-notice.js';
import { OpenHolds } from './open-holds.js';
import { WalletFacts } from './wallet-facts.js';
import { WalletMenu } from './wallet-menu.js';

/** One wallet: what is in it, what was, and everything that was booked. */
export function WalletPage() {
  const project = useProject();
  const id = useParams({ strict: false }).wallet ?? '';
  const wallet = useQuery(walletQuery(project, id));
  useMoneyNews(project, walletKey(project, id));
  return (
    <Page
      title={wallet.data ? titleOf(wallet.data) : 'Wallet'}
      of="Wallets"
      text={
        <Group gap="xs">
          <BackLink to={`/projects/${project}/wallets`}>All wallets</BackLink>
          {wallet.data && <WalletStatus status={wallet.data.status} />}
        </Group>
      }
      actions={wallet.data && <WalletMenu project={project} wallet={wallet.data} />}
    >
      <OwnTime project={project}>
        <Loaded query={wallet}>
          {(found) => (
            <Stack>
              <FrozenNotice wallet={found} />
              <BalanceFigures wallet={found} />
              <Parts aside={<WalletFacts wallet={found} />}>
                <BalanceCard project={project} wallet={found} />
              </Parts>
              <OpenHolds project={project} wallet={found} />
              <EntriesCard project={project} wallet={found} />
            </Stack>
          )}
        </Loaded>
      </OwnTime>
    </Page>
  );
}
