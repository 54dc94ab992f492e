import { Button, Group, Table, Text } from '@mantine/core';
import type { Escrow, EscrowRole, Milestone } from '../api/escrows.js';
import { Money } from '../money/money.js';
import { Countdown } from '../ui/countdown.js';
import { DataTable } from '../ui/data-table.js';
import { Section } from '../ui/section.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { allowedForMilestone } from './allowed-verbs.js';
import type { WantedVerb } from './verbs/verb-dialog.js';
import { VERBS } from './verbs/verb-words.js';

interface MilestonesCardProps {
  readonly escrow: Escrow;
  readonly role: EscrowRole;
  readonly onVerb: (wanted: WantedVerb) => void;
}

const TITLES = ['Milestone', 'Amount', 'State', 'Expected'];

/** The parts that are delivered and paid by themselves. */
export function MilestonesCard({ escrow, role, onVerb }: MilestonesCardProps) {
  return (
    <Section title="Milestones">
      <DataTable
        label="Milestones"
        titles={TITLES}
        amounts={['Amount']}
        hasActions
        horizontalSpacing="xs"
      >
        {escrow.milestones.map((milestone) => (
          <Table.Tr key={milestone.id}>
            <Table.Td>{milestone.title}</Table.Td>
            <Table.Td>
              <Money amount={milestone.amount} currency={escrow.currency} />
            </Table.Td>
            <Table.Td>
              <MilestoneState milestone={milestone} currency={escrow.currency} />
            </Table.Td>
            <Table.Td>
              <Time at={milestone.due_at} />
            </Table.Td>
            <Table.Td>
              <MilestoneActions
                milestone={milestone}
                verbs={allowedForMilestone(escrow, milestone, role)}
                onVerb={(verb) => onVerb({ verb, role, milestone })}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
    </Section>
  );
}

type MilestoneVerb = ReturnType<typeof allowedForMilestone>[number];

interface MilestoneActionsProps {
  readonly milestone: Milestone;
  readonly verbs: readonly MilestoneVerb[];
  readonly onVerb: (verb: MilestoneVerb) => void;
}

function MilestoneActions({ milestone, verbs, onVerb }: MilestoneActionsProps) {
  // Nothing at all, so that a phone leaves no room for it.
  if (verbs.length === 0) return null;
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {verbs.map((verb) => (
        <Button
          key={verb}
          size="compact-sm"
          variant={verb === 'refund' ? 'subtle' : 'light'}
          aria-label={`${VERBS[verb].button} ${milestone.title}`}
          onClick={() => onVerb(verb)}
        >
          {VERBS[verb].button}
        </Button>
      ))}
    </Group>
  );
}

interface MilestoneStateProps {
  readonly milestone: Milestone;
  readonly currency: string;
}

function MilestoneState({ milestone, currency }: MilestoneStateProps) {
  const { state, released, refunded, release_at: at } = milestone;
  return (
    <>
      <Status
        value={state === 'delivered' ? 'pending' : state}
        label={state === 'delivered' ? 'Delivered' : undefined}
      />
      {at && (
        <Text size="xs" c="dimmed">
          paid in <Countdown at={at} over="a moment" />
        </Text>
      )}
      {state === 'split' && (
        <Text size="xs" c="dimmed">
          <Money amount={released} currency={currency} /> to the seller,{' '}
          <Money amount={refunded} currency={currency} /> back
        </Text>
      )}
    </>
  );
}
