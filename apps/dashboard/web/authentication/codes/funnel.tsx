import { Group, Text } from '@mantine/core';
import type { CodeStats } from '../../api/shapes.js';
import './codes.css';

type Counts = CodeStats['total'];

const STEPS = [
  ['requested', 'Asked for'],
  ['sent', 'Sent'],
  ['delivered', 'Known to have arrived'],
  ['verified', 'Entered'],
] as const;

/** The part of all, such as `37 %`; empty where there are none. */
export const partText = (count: number, all: number): string =>
  all === 0 ? '' : `${Math.round((100 * count) / all)} %`;

/** The steps of codes, each as a bar of the first. */
export function Funnel({ counts }: { readonly counts: Counts }) {
  return (
    <div>
      <ul className="funnel" aria-label="Steps of codes">
        {STEPS.map(([step, label]) => (
          <li key={step}>
            <Group justify="space-between" gap="xs">
              <Text size="sm">{label}</Text>
              <Text size="sm" className="figures">
                <strong>{counts[step]}</strong>{' '}
                {step !== 'requested' && (
                  <Text span size="xs" c="dimmed">
                    {partText(counts[step], counts.requested)}
                  </Text>
                )}
              </Text>
            </Group>
            <div className="funnel-bar" aria-hidden>
              <div style={{ width: widthOf(counts[step], counts.requested) }} />
            </div>
          </li>
        ))}
      </ul>
      {counts.blocked > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {counts.blocked} were not sent, as few codes are entered where they would have gone.
        </Text>
      )}
    </div>
  );
}

const widthOf = (count: number, all: number): string =>
  all === 0 ? '0' : `${Math.min(100, (100 * count) / all)}%`;
