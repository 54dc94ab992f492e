import { Group, Text, Timeline } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import '../usage/usage.css';
import type { Deployment } from '../api/shapes.js';
import { type StageState, stageDurations, STAGES, stageStates } from './stages.js';

const WORDS: Record<StageState, string> = {
  done: 'done',
  current: 'running now',
  failed: 'stopped here',
  waiting: 'not begun',
};

/** The stages of a deployment, and how far it is. */
export function StageList({ deployment }: { readonly deployment: Deployment }) {
  const states = stageStates(deployment);
  const durations = stageDurations(deployment);
  const reached = states.filter((state) => state !== 'waiting').length;
  return (
    <Timeline active={reached - 1} bulletSize={18} lineWidth={2} role="list" aria-label="Stages">
      {STAGES.map(([name, label], index) => {
        const state = states[index] ?? 'waiting';
        return (
          <Timeline.Item
            key={name}
            role="listitem"
            className="stage"
            bullet={<Bullet state={state} />}
            color={state === 'failed' ? 'red' : 'sky'}
            aria-label={`${label}: ${WORDS[state]}`}
            aria-current={state === 'current' ? 'step' : undefined}
            styles={{
              itemTitle: {
                fontSize: '0.8125rem',
                lineHeight: '18px',
                fontWeight: state === 'current' || state === 'failed' ? 600 : 400,
                color: state === 'waiting' ? 'var(--mantine-color-dimmed)' : undefined,
              },
            }}
            mt={index === 0 ? 0 : 10}
            title={
              <Group justify="space-between" wrap="nowrap" gap="xs">
                <span>{label}</span>
                <Text span size="xs" c="dimmed" className="figures">
                  {durations[index]}
                </Text>
              </Group>
            }
          />
        );
      })}
    </Timeline>
  );
}

function Bullet({ state }: { readonly state: StageState }) {
  if (state === 'done') return <IconCheck size={11} stroke={3} aria-hidden />;
  if (state === 'failed') return <IconX size={11} stroke={3} aria-hidden />;
  return null;
}
