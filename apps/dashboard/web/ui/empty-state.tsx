import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: Icon;
  readonly title: string;
  /** What to do next, in a sentence. */
  readonly text: ReactNode;
  /** The button that does it. */
  readonly children?: ReactNode;
}

/** Shown where a list has nothing yet: says what belongs here and how to get it. */
export function EmptyState({ icon: Symbol, title, text, children }: EmptyStateProps) {
  return (
    <Stack className="card" align="center" gap="sm" px="md" py={44} ta="center">
      <ThemeIcon size={44} radius="xl" variant="light" aria-hidden>
        <Symbol size={22} />
      </ThemeIcon>
      <Title order={2}>{title}</Title>
      <Text size="sm" c="dimmed" maw={460}>
        {text}
      </Text>
      {children}
    </Stack>
  );
}
