import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paymentProvidersQuery } from '../../api/payment-providers.js';
import { useMoney } from '../../money/use-money.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { MetadataPairs } from '../../ui/metadata-pairs.js';
import { Section } from '../../ui/section.js';
import { WalletLink } from '../../wallets/wallet-link.js';
import { methodText, type Order } from '../order-words.js';

interface OrderFactsProps {
  readonly project: string;
  readonly order: Order;
}

/** What a payment is, and what its provider calls it. */
export function OrderFacts({ project, order }: OrderFactsProps) {
  const write = useMoney(project);
  const isIn = 'method' in order;
  const path = `/projects/${project}`;
  return (
    <Section title="Payment">
      <dl className="pair">
        <Pair name="Id">
          <span className="mono">{order.id}</span> <CopyIcon text={order.id} what="payment id" />
        </Pair>
        <Pair name={isIn ? 'From' : 'To'}>
          {methodText(isIn ? order.method : order.destination)}
        </Pair>
        <Pair name={isIn ? 'Into' : 'Out of'}>
          <WalletLink project={project} wallet={order.wallet} />
        </Pair>
        <Pair name="Provider">
          <ProviderName project={project} id={order.provider} />
          {order.is_sandbox && ', no real money moves'}
        </Pair>
        {order.provider_reference && (
          <Pair name="Its name of it">
            <span className="mono">{order.provider_reference}</span>{' '}
            <CopyIcon text={order.provider_reference} what="reference" />
          </Pair>
        )}
        {!isIn && order.payin && (
          <Pair name="Gives back">
            <To path={`${path}/payins/${order.payin}`}>{order.payin}</To>
          </Pair>
        )}
        {!isIn && order.hold && (
          <Pair name="Hold">
            <To path={`${path}/holds/${order.hold}`}>{order.hold}</To>
          </Pair>
        )}
        {order.suspense_amount !== '0' && (
          <Pair name="In suspense">{write(order.suspense_amount, order.currency)}</Pair>
        )}
        {order.operation && (
          <Pair name="Booked as">
            <span className="mono">{order.operation}</span>
          </Pair>
        )}
        <MetadataPairs metadata={order.metadata} />
      </dl>
    </Section>
  );
}

function Pair({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function To({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <Anchor component={Link} to={path} size="sm" className="mono wrap">
      {children}
    </Anchor>
  );
}

/** What the project calls a provider; its id when it is gone. */
function ProviderName({ project, id }: { readonly project: string; readonly id: string }) {
  const { data } = useQuery(paymentProvidersQuery(project));
  return <>{data?.find((one) => one.id === id)?.name ?? id}</>;
}
