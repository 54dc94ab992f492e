import { Group, Progress, Text } from '@mantine/core';

interface ProgressBarProps {
  readonly title: string;
  readonly operation: { readonly progress: number; readonly stage: string | null };
}

/** How far an operation is, and what it does now. */
export function ProgressBar({ title, operation: { progress, stage } }: ProgressBarProps) {
  const percent = Math.round(progress * 100);
  return (
    <>
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {stage ?? 'waiting for its turn'}
        </Text>
      </Group>
      <Progress value={percent} animated={percent < 100} aria-label={`${title}: ${percent} %`} />
    </>
  );
}
