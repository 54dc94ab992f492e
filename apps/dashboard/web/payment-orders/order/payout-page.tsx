import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { payKey } from '../../api/holds.js';
import { payoutQuery } from '../../api/payment-orders.js';
import { useMoney } from '../../money/use-money.js';
import { useProject } from '../../projects/use-project-slug.js';
import { useNews } from '../../sources/use-news.js';
import { BackLink } from '../../ui/back-link.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { Parts } from '../../ui/parts.js';
import { Section } from '../../ui/section.js';
import { Status } from '../../ui/status.js';
import { StepList } from '../../ui/step-list.js';
import { headingOf, meaningOf, toneOf } from '../order-words.js';
import { OrderFacts } from './order-facts.js';
import { stepsOf } from './order-steps.js';

/** One payout or refund, and what became of it. */
export function PayoutPage() {
  const project = useProject();
  const id = useParams({ strict: false }).payout ?? '';
  const payout = useQuery(payoutQuery(project, id));
  const write = useMoney(project);
  useNews({ source: 'pay', project, types: 'payout.*', queryKey: payKey(project) });
  return (
    <Page
      title={payout.data ? headingOf(payout.data, write) : 'Payout'}
      of="Payouts"
      text={
        <BackLink to={`/projects/${project}/payments`} tab="payouts">
          All payouts
        </BackLink>
      }
    >
      <Loaded query={payout}>
        {(found) => (
          <Parts
            aside={
              <Section title="What happened">
                <StepList steps={stepsOf(found)} />
              </Section>
            }
          >
            <Stack>
              <Section title={write(found.amount, found.currency)}>
                <Status value={toneOf(found.status)} label={meaningOf(found.status)} />
              </Section>
              <OrderFacts project={project} order={found} />
            </Stack>
          </Parts>
        )}
      </Loaded>
    </Page>
  );
}
