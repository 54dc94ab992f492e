import { Button } from '@mantine/core';
import { IconArrowDownLeft, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { payKey } from '../api/holds.js';
import { type OrderStatus, payinsQuery } from '../api/payment-orders.js';
import { useNews } from '../sources/use-news.js';
import { CreateOrderDialog } from './create/create-order-dialog.js';
import { OrderList } from './order-list.js';

/** What came in, and what was tried, newest first. */
export function PayinsTab({ project }: { readonly project: string }) {
  const [status, setStatus] = useState<OrderStatus>();
  const [isCreating, setCreating] = useState(false);
  const payins = useInfiniteQuery(payinsQuery(project, { status }));
  useNews({ source: 'pay', project, types: 'payin.*,payout.*', queryKey: payKey(project) });
  return (
    <>
      <OrderList
        project={project}
        kind="payin"
        query={payins}
        status={status}
        onStatus={setStatus}
        icon={IconArrowDownLeft}
        title="No pay-ins yet"
        text="A pay-in takes money from a card, an account or a phone and puts it into a wallet. The sandbox bank is there from the start."
        button={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
            New pay-in
          </Button>
        }
      />
      {isCreating && (
        <CreateOrderDialog project={project} kind="payin" onClose={() => setCreating(false)} />
      )}
    </>
  );
}
