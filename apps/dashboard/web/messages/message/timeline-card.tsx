import { useQuery } from '@tanstack/react-query';
import { messageVisitsQuery } from '../../api/message-insight.js';
import { messageAttemptsQuery, messageEventsQuery } from '../../api/message-log.js';
import type { Message } from '../../api/shapes.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Status } from '../../ui/status.js';
import { StepList } from '../../ui/step-list.js';
import { stepsOf } from './steps.js';

interface TimelineCardProps {
  readonly project: string;
  readonly message: Message;
}

/** What happened to a message, in its order. */
export function TimelineCard({ project, message }: TimelineCardProps) {
  const events = useQuery(messageEventsQuery(project, message.id));
  const attempts = useQuery(messageAttemptsQuery(project, message.id));
  const visits = useQuery(messageVisitsQuery(project, message.id));
  const all =
    events.data && attempts.data && visits.data
      ? stepsOf(events.data, attempts.data, visits.data)
      : undefined;
  const query = {
    data: all,
    error: events.error ?? attempts.error ?? visits.error,
    refetch: () => Promise.all([events, attempts, visits].map((one) => one.refetch())),
  };
  return (
    <Section title="What happened" text={<Status value={message.status} />}>
      <Loaded query={query}>{(steps) => <StepList steps={steps} isMono />}</Loaded>
    </Section>
  );
}
