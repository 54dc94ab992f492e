import { Button, Stack } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { payKey } from '../../api/holds.js';
import { payinQuery, payoutsQuery } from '../../api/payment-orders.js';
import { useMoney } from '../../money/use-money.js';
import { useProject } from '../../projects/use-project-slug.js';
import { useNews } from '../../sources/use-news.js';
import { BackLink } from '../../ui/back-link.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { Parts } from '../../ui/parts.js';
import { Section } from '../../ui/section.js';
import { StepList } from '../../ui/step-list.js';
import { OrderTable } from '../order-table.js';
import { headingOf, refundableOf } from '../order-words.js';
import { OrderFacts } from './order-facts.js';
import { stepsOf } from './order-steps.js';
import { PayinMoney } from './payin-money.js';
import { RefundDialog } from './refund-dialog.js';

/** One pay-in: what became of it, and what was given back. */
export function PayinPage() {
  const project = useProject();
  const id = useParams({ strict: false }).payin ?? '';
  const payin = useQuery(payinQuery(project, id));
  const refunds = useInfiniteQuery(payoutsQuery(project, { payin: id }));
  const write = useMoney(project);
  const [isRefunding, setRefunding] = useState(false);
  useNews({ source: 'pay', project, types: 'payin.*,payout.*', queryKey: payKey(project) });
  return (
    <Page
      title={payin.data ? headingOf(payin.data, write) : 'Pay-in'}
      of="Pay-ins"
      text={<BackLink to={`/projects/${project}/payments`}>All pay-ins</BackLink>}
      actions={
        payin.data && refundableOf(payin.data) > 0n ? (
          <Button variant="default" onClick={() => setRefunding(true)}>
            Refund
          </Button>
        ) : null
      }
    >
      <Loaded query={payin}>
        {(found) => (
          <Parts
            aside={
              <Section title="What happened">
                <StepList steps={stepsOf(found)} />
              </Section>
            }
          >
            <Stack>
              <PayinMoney project={project} payin={found} />
              <OrderFacts project={project} order={found} />
              {refunds.data && refunds.data.length > 0 && (
                <Section title="Refunds">
                  <OrderTable isPart project={project} kind="payout" orders={refunds.data} />
                </Section>
              )}
            </Stack>
          </Parts>
        )}
      </Loaded>
      {isRefunding && payin.data && (
        <RefundDialog project={project} payin={payin.data} onClose={() => setRefunding(false)} />
      )}
    </Page>
  );
}
