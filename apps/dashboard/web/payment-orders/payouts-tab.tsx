import { Button } from '@mantine/core';
import { IconArrowUpRight, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { payKey } from '../api/holds.js';
import { type OrderStatus, payoutsQuery } from '../api/payment-orders.js';
import { useNews } from '../sources/use-news.js';
import { CreateOrderDialog } from './create/create-order-dialog.js';
import { OrderList } from './order-list.js';

/** What went out, refunds too, newest first. */
export function PayoutsTab({ project }: { readonly project: string }) {
  const [status, setStatus] = useState<OrderStatus>();
  const [isCreating, setCreating] = useState(false);
  const payouts = useInfiniteQuery(payoutsQuery(project, { status }));
  useNews({ source: 'pay', project, types: 'payin.*,payout.*', queryKey: payKey(project) });
  return (
    <>
      <OrderList
        project={project}
        kind="payout"
        query={payouts}
        status={status}
        onStatus={setStatus}
        icon={IconArrowUpRight}
        title="No payouts yet"
        text="A payout holds money in a wallet, and takes it out when the provider has paid."
        button={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
            New payout
          </Button>
        }
      />
      {isCreating && (
        <CreateOrderDialog project={project} kind="payout" onClose={() => setCreating(false)} />
      )}
    </>
  );
}
