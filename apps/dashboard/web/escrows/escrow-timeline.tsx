import { Anchor } from '@mantine/core';
import type { EscrowDetails, EscrowHappening } from '../api/escrows.js';
import { type WriteMoney, useMoney } from '../money/use-money.js';
import { Section } from '../ui/section.js';
import { StepList } from '../ui/step-list.js';
import { happeningTitle, happeningTone, roleText } from './happening-words.js';

interface EscrowTimelineProps {
  readonly project: string;
  readonly escrow: EscrowDetails;
}

/** What happened to an escrow, in its order. */
export function EscrowTimeline({ project, escrow }: EscrowTimelineProps) {
  const write = useMoney(project);
  const milestones = new Map(escrow.milestones.map(({ id, title }) => [id, title]));
  return (
    <Section title="What happened">
      <StepList
        steps={escrow.timeline.map((happening) => ({
          key: happening.id,
          at: happening.created_at,
          title: happeningTitle(happening.type),
          tone: happeningTone(happening.type),
          text: (
            <HappeningText
              happening={happening}
              milestone={happening.milestone === null ? null : milestones.get(happening.milestone)}
              figures={figuresOf(happening, escrow, write)}
            />
          ),
        }))}
      />
    </Section>
  );
}

interface HappeningTextProps {
  readonly happening: EscrowHappening;
  readonly milestone: string | null | undefined;
  readonly figures: readonly string[];
}

function HappeningText({ happening, milestone, figures }: HappeningTextProps) {
  const { reason, links } = happening;
  const told = [roleText(happening.as), milestone].filter(Boolean).join(', ');
  return (
    <>
      <div>{told}</div>
      {figures.map((figure) => (
        <div key={figure} className="figures">
          {figure}
        </div>
      ))}
      {reason && <div>“{reason}”</div>}
      {links.map((link) => (
        <div key={link}>
          <Anchor href={link} target="_blank" rel="noreferrer noopener" size="xs">
            {link}
          </Anchor>
        </div>
      ))}
    </>
  );
}

/** What moved by it. */
function figuresOf(
  { type, to_seller: seller, to_buyer: buyer, fee }: EscrowHappening,
  { funded, currency }: EscrowDetails,
  write: WriteMoney,
): string[] {
  const moved = [
    ['paid in', type === 'escrow.funded' ? funded : '0'],
    ['to the seller', seller],
    ['to the buyer', buyer],
    ['fee', fee],
  ] as const;
  return moved
    .filter(([, amount]) => amount !== '0')
    .map(([what, amount]) => `${write(amount, currency)} ${what}`);
}
