import type { Escrow } from '../api/escrows.js';
import { useMoney } from '../money/use-money.js';
import { Countdown } from '../ui/countdown.js';
import { Section } from '../ui/section.js';
import { type Share, ShareBar } from '../ui/share-bar.js';
import { Status } from '../ui/status.js';
import { heldIn, unfundedOf } from './escrow-shares.js';
import { meaningOf, toneOf } from './escrow-words.js';

interface EscrowMoneyProps {
  readonly project: string;
  readonly escrow: Escrow;
}

/** Where the money of an escrow is: what is still in it, and what went to whom. */
export function EscrowMoney({ project, escrow }: EscrowMoneyProps) {
  const write = useMoney(project);
  const { amount, currency, released, refunded, fees, state } = escrow;
  const share = (name: string, tone: Share['tone'], part: string, note?: Share['note']): Share => ({
    name,
    tone,
    amount: BigInt(part),
    text: write(part, currency),
    note,
  });
  const unfunded = unfundedOf(escrow);
  return (
    <Section
      title={write(amount, currency)}
      text={<Status value={toneOf(state)} label={meaningOf(state)} />}
    >
      <ShareBar
        label="Of the escrow"
        shares={[
          ...(unfunded === '0'
            ? [share('In escrow', 'busy', heldIn(escrow), <Waiting escrow={escrow} />)]
            : [share('Not paid in', 'idle', unfunded, <Deadline escrow={escrow} />)]),
          share('To the seller', 'good', released, fees !== '0' && `fees ${write(fees, currency)}`),
          share('Back to the buyer', 'warn', refunded),
        ]}
      />
    </Section>
  );
}

/** When the seller is paid by itself. */
function Waiting({ escrow: { release_at: at } }: Pick<EscrowMoneyProps, 'escrow'>) {
  if (at === null) return null;
  return (
    <>
      the seller is paid in <Countdown at={at} over="a moment" />
    </>
  );
}

/** How long the buyer has to pay in. */
function Deadline({ escrow }: Pick<EscrowMoneyProps, 'escrow'>) {
  const { funding_deadline: at, state } = escrow;
  if (at === null || state !== 'created') return null;
  return (
    <>
      <Countdown at={at} over="no time" /> left to pay in
    </>
  );
}
