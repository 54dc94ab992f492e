import type { HoldDetails } from '../api/holds.js';
import { useMoney } from '../money/use-money.js';
import { Section } from '../ui/section.js';
import { StepList } from '../ui/step-list.js';
import { WalletLink } from '../wallets/wallet-link.js';
import { type HoldStep, stepsOf } from './hold-steps.js';

interface HoldTimelineProps {
  readonly project: string;
  readonly hold: HoldDetails;
}

/** What happened to a hold, in its order: also what was refused. */
export function HoldTimeline({ project, hold }: HoldTimelineProps) {
  const write = useMoney(project);
  const steps = stepsOf(hold, (amount) => write(amount, hold.currency));
  return (
    <Section title="What happened">
      <StepList
        steps={steps.map((step) => ({
          key: step.key,
          at: step.at,
          title: step.title,
          tone: step.tone,
          text: <StepText project={project} step={step} />,
        }))}
      />
    </Section>
  );
}

function StepText({ project, step }: { readonly project: string; readonly step: HoldStep }) {
  const { to, left, text } = step;
  const told = [left, text].filter(Boolean).join(', ');
  return (
    <>
      {to && (
        <>
          to <WalletLink project={project} wallet={to} />
          {told && '; '}
        </>
      )}
      {told}
    </>
  );
}
