import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { transferQuery, transfersKey } from '../../api/transfers.js';
import { Money } from '../../money/money.js';
import { useProject } from '../../projects/use-project-slug.js';
import { useNews } from '../../sources/use-news.js';
import { BackLink } from '../../ui/back-link.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { Parts } from '../../ui/parts.js';
import { ProblemAlert } from '../../ui/problem-alert.js';
import { Status } from '../../ui/status.js';
import { refusalText, STATUS_WORDS, titleOf } from '../transfer-words.js';
import { EventsCard } from './events-card.js';
import { LinesCard } from './lines-card.js';
import { ReversalsCard } from './reversals-card.js';
import { ReverseButton } from './reverse-button.js';
import { TransferFacts } from './transfer-facts.js';

/** One transfer: what it left in the books, and what of it came back. */
export function TransferPage() {
  const project = useProject();
  const id = useParams({ strict: false }).transfer ?? '';
  const transfer = useQuery(transferQuery(project, id));
  useNews({
    source: 'pay',
    project,
    types: 'transfer.*',
    queryKey: transfersKey(project),
  });
  const { data } = transfer;
  return (
    <Page
      title={data ? titleOf(data) : 'Transfer'}
      of="Transfers"
      text={
        <Group gap="xs">
          <BackLink to={`/projects/${project}/transfers`}>All transfers</BackLink>
          {data && <Status value={data.status} label={STATUS_WORDS[data.status]} />}
          {data?.amount && data.currency && <Money amount={data.amount} currency={data.currency} />}
        </Group>
      }
      actions={data && <ReverseButton project={project} transfer={data} />}
    >
      <Loaded query={transfer}>
        {(found) => (
          <Stack>
            {found.code !== null && (
              <ProblemAlert title="Nothing moved">{refusalText(found.code)}.</ProblemAlert>
            )}
            <Parts
              aside={
                <Stack>
                  <TransferFacts project={project} transfer={found} />
                  <EventsCard project={project} transfer={found} />
                </Stack>
              }
            >
              <Stack>
                <LinesCard project={project} transfer={found} />
                <ReversalsCard project={project} transfer={found} />
              </Stack>
            </Parts>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
