import { Group, Text, Timeline } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import '../usage/usage.css';
import type { Deployment } from '../api/shapes.js';
import {
  isRunning,
  shortOf,
  type StageState,
  STAGES,
  stageStates,
  stageTimesMs,
} from './stages.js';
import { useNow } from './use-now.js';

const WORDS: Record<StageState, string> = {
  done: 'done',
  current: 'running now',
  failed: 'stopped here',
  waiting: 'not begun',
};

/** The stages of a deployment, how far it is, and where the time went. */
export function StageList({ deployment }: { readonly deployment: Deployment }) {
  const nowMs = useNow(isRunning(deployment.status));
  const states = stageStates(deployment);
  const times = stageTimesMs(deployment, nowMs);
  const wholeMs = times.reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
  const reached = states.filter((state) => state !== 'waiting').length;
  return (
    <>
      <Timeline active={reached - 1} bulletSize={18} lineWidth={2} role="list" aria-label="Stages">
        {STAGES.map(([name, label], index) => {
          const state = states[index] ?? 'waiting';
          const ms = name === 'live' ? undefined : times[index];
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
              title={<StageTitle label={label} ms={ms} wholeMs={wholeMs} />}
            />
          );
        })}
      </Timeline>
      <Group justify="space-between" className="stage-sum">
        <span>In all</span>
        <span className="figures">{shortOf(wholeMs)}</span>
      </Group>
    </>
  );
}

/** Less than this is no more than a dot. */
const SHOWN_PERCENT = 4;

interface StageTitleProps {
  readonly label: string;
  readonly ms: number | undefined;
  readonly wholeMs: number;
}

/** Its name and time, and a bar for its share of the whole. */
function StageTitle({ label, ms, wholeMs }: StageTitleProps) {
  const share = ms === undefined || wholeMs === 0 ? 0 : (100 * ms) / wholeMs;
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <span>{label}</span>
        <Text span size="xs" c="dimmed" className="figures">
          {ms !== undefined && shortOf(ms)}
        </Text>
      </Group>
      {share >= SHOWN_PERCENT && (
        <div className="stage-share" style={{ width: `${share}%` }} aria-hidden />
      )}
    </>
  );
}

function Bullet({ state }: { readonly state: StageState }) {
  if (state === 'done') return <IconCheck size={11} stroke={3} aria-hidden />;
  if (state === 'failed') return <IconX size={11} stroke={3} aria-hidden />;
  return null;
}
