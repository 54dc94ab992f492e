import { Group, Text, Timeline } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import './step-list.css';

export type StepTone = 'good' | 'bad' | 'busy' | 'idle';

/** One thing that happened. */
export interface ShownStep {
  readonly key: string;
  readonly at: string;
  readonly title: ReactNode;
  /** Who and why. */
  readonly text: ReactNode;
  readonly tone: StepTone;
}

const COLORS: Readonly<Record<StepTone, string>> = {
  good: 'green.8',
  bad: 'red.8',
  busy: 'sky',
  idle: 'gray',
};

const clock = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

interface StepListProps {
  readonly steps: readonly ShownStep[];
  /** Whether the texts are for machines rather than sentences. */
  readonly isMono?: boolean;
}

/** What happened to something, in its order, with the time between. */
export function StepList({ steps, isMono = false }: StepListProps) {
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
            <Text size="xs" className={isMono ? 'mono wrap' : 'wrap'} component="div">
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

const UNITS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
] as const;

/** How much later, such as `+120 ms`. */
function sinceText(before: string, at: string): string {
  const ms = Date.parse(at) - Date.parse(before);
  if (ms < 1000) return `+${ms} ms`;
  if (ms < 60_000) return `+${(ms / 1000).toFixed(1)} s`;
  const [size, unit] = UNITS.find(([least]) => ms >= least) ?? [60_000, 'min'];
  return `+${Math.round(ms / size)} ${unit}`;
}
