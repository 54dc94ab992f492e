import { Group, Text, Timeline } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageVisitsQuery } from '../../api/message-insight.js';
import { messageAttemptsQuery, messageEventsQuery } from '../../api/message-log.js';
import type { Message } from '../../api/shapes.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Status } from '../../ui/status.js';
import { type Step, stepsOf, type StepTone } from './steps.js';

interface TimelineCardProps {
  readonly project: string;
  readonly message: Message;
}

const clock = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

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
      <Loaded query={query}>{(steps) => <Steps steps={steps} />}</Loaded>
    </Section>
  );
}

const COLORS: Readonly<Record<StepTone, string>> = {
  good: 'green.8',
  bad: 'red.8',
  busy: 'sky',
  idle: 'gray',
};

function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <Timeline active={steps.length - 1} bulletSize={18} lineWidth={2} role="list">
      {steps.map(({ key, at, title, text, tone }, index) => (
        <Timeline.Item
          key={key}
          role="listitem"
          className="step"
          color={COLORS[tone]}
          bullet={<Bullet tone={tone} />}
          mt={index === 0 ? 0 : 14}
          styles={{ itemTitle: { fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 500 } }}
          title={title}
        >
          {text && (
            <Text size="xs" className="mono wrap">
              {text}
            </Text>
          )}
          <Group gap="xs">
            <Text size="xs" c="dimmed" component="time" dateTime={at}>
              {clock.format(new Date(at))}
            </Text>
            {index > 0 && (
              <Text size="xs" c="dimmed" className="figures">
                {sinceText(steps[index - 1]?.at ?? at, at)}
              </Text>
            )}
          </Group>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

function Bullet({ tone }: { readonly tone: StepTone }) {
  if (tone === 'good') return <IconCheck size={11} stroke={3} aria-hidden />;
  return tone === 'bad' ? <IconX size={11} stroke={3} aria-hidden /> : null;
}

/** How much later, such as `+120 ms`. */
function sinceText(before: string, at: string): string {
  const ms = Date.parse(at) - Date.parse(before);
  if (ms < 1000) return `+${ms} ms`;
  return ms < 60_000 ? `+${(ms / 1000).toFixed(1)} s` : `+${Math.round(ms / 60_000)} min`;
}
