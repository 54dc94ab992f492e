import { Stack } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { paymentProvidersQuery } from '../api/payment-providers.js';
import {
  type ItemStatus,
  type ReconciliationDetails,
  reconciliationItemsQuery,
  reconciliationQuery,
} from '../api/reconciliations.js';
import { payKey } from '../api/holds.js';
import { useProject } from '../projects/use-project-slug.js';
import { MoreButton } from '../sources/more-button.js';
import { useNews } from '../sources/use-news.js';
import { BackLink } from '../ui/back-link.js';
import { Loaded } from '../ui/loaded.js';
import { NoneFits } from '../ui/none-fits.js';
import { Page } from '../ui/page.js';
import { PageTabs } from '../ui/page-tabs.js';
import { ItemTable } from './item-table.js';
import { ITEM_STATUSES, STATUS_TEXTS, STATUS_WORDS } from './item-words.js';
import { daysText } from './run-table.js';
import { TotalsCard } from './totals-card.js';

/** One comparison: its sums, and each thing that agrees or does not. */
export function RunPage() {
  const project = useProject();
  const id = useParams({ strict: false }).run ?? '';
  const run = useQuery(reconciliationQuery(project, id));
  const providers = useQuery(paymentProvidersQuery(project)).data ?? [];
  useNews({ source: 'pay', project, types: 'reconciliation.*', queryKey: payKey(project) });
  const name = providers.find((one) => one.id === run.data?.provider)?.name;
  return (
    <Page
      title={run.data ? [name, daysText(run.data)].filter(Boolean).join(', ') : 'Comparison'}
      of="Reconciliation"
      text={<BackLink to={`/projects/${project}/reconciliation`}>All comparisons</BackLink>}
    >
      <Loaded query={run}>
        {(found) => (
          <Stack>
            <TotalsCard totals={found.totals} />
            <Items project={project} run={found} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

interface ItemsProps {
  readonly project: string;
  readonly run: ReconciliationDetails;
}

/** What agrees and what does not, by how. The days count, whichever import saw it first. */
function Items({ project, run }: ItemsProps) {
  const { tab } = useSearch({ strict: false });
  const counts = countsOf(run.totals);
  const worst = ITEM_STATUSES.find((status) => counts[status] > 0) ?? 'matched';
  const shown = ITEM_STATUSES.find((name) => name === tab) ?? worst;
  const navigate = useNavigate();
  const { provider, from, to } = run;
  const items = useInfiniteQuery(
    reconciliationItemsQuery(project, { provider, from, to, status: shown }),
  );
  return (
    <PageTabs
      names={ITEM_STATUSES}
      labelOf={(status) => `${STATUS_WORDS[status]} (${counts[status]})`}
      shown={shown}
      onShow={(wanted) => void navigate({ to: '.', search: { tab: wanted }, replace: true })}
    >
      <Stack>
        <Loaded query={items}>
          {(all) =>
            all.length === 0 ? (
              <NoneFits>{`Nothing here. ${STATUS_TEXTS[shown]}`}</NoneFits>
            ) : (
              <ItemTable isCard project={project} items={all} text={STATUS_TEXTS[shown]} />
            )
          }
        </Loaded>
        <MoreButton query={items} />
      </Stack>
    </PageTabs>
  );
}

function countsOf(totals: ReconciliationDetails['totals']): Record<ItemStatus, number> {
  const counts = { matched: 0, missing_internal: 0, missing_external: 0, amount_differs: 0 };
  for (const { status, items } of totals) counts[status] += items;
  return counts;
}
