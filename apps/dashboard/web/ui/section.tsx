import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a heading. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <Stack component="section" aria-label={title} className="card" p={18} gap="sm">
      <div>
        <Title order={2}>{title}</Title>
        {text && (
          <Text size="sm" c="dimmed" component="div">
            {text}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}
