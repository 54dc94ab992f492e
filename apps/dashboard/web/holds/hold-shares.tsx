import type { Hold } from '../api/holds.js';
import { useMoney } from '../money/use-money.js';
import { Countdown } from '../ui/countdown.js';
import { Section } from '../ui/section.js';
import { ShareBar } from '../ui/share-bar.js';
import { Status } from '../ui/status.js';
import { isOpen, meaningOf } from './hold-words.js';

interface HoldSharesProps {
  readonly project: string;
  readonly hold: Hold;
}

/** What of a hold was paid, what was given back, and what is still put aside. */
export function HoldShares({ project, hold }: HoldSharesProps) {
  const write = useMoney(project);
  const { amount, captured, released, remaining, currency, expires_at: end } = hold;
  const share = (name: string, tone: 'good' | 'busy' | 'idle', part: string) => ({
    name,
    tone,
    amount: BigInt(part),
    text: write(part, currency),
  });
  const open = share('Still held', 'busy', remaining);
  const note = isOpen(hold) && (
    <>
      <Countdown at={end} over="time is over, it is given back now" /> left
    </>
  );
  return (
    <Section
      title={`${write(amount, currency)} put aside`}
      text={<Status value={hold.state} label={meaningOf(hold.state)} />}
    >
      <ShareBar
        label="Of the hold"
        shares={[
          share('Captured', 'good', captured),
          { ...open, note },
          share('Given back', 'idle', released),
        ]}
      />
    </Section>
  );
}
