import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Transfer, transferEventsQuery } from '../../api/transfers.js';
import { useMoney } from '../../money/use-money.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { StepList } from '../../ui/step-list.js';
import { stepsOf } from './transfer-steps.js';

interface EventsCardProps {
  readonly project: string;
  readonly transfer: Transfer;
}

/** What was told to webhooks and streams of a transfer. */
export function EventsCard({ project, transfer }: EventsCardProps) {
  const events = useQuery(transferEventsQuery(project, transfer));
  const write = useMoney(project);
  return (
    <Section title="Events">
      <Loaded query={events} rows={1}>
        {(found) =>
          found.length > 0 ? (
            <StepList steps={stepsOf(found, write)} />
          ) : (
            <Text size="sm" c="dimmed">
              They are not kept any more.
            </Text>
          )
        }
      </Loaded>
    </Section>
  );
}
