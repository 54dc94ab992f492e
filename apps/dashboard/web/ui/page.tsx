import { Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

interface PageProps {
  readonly title: string;
  /** The part of it that is open, which the window's title names too. */
  readonly part?: string;
  /** What it belongs to, for the window's title. */
  readonly of?: string;
  readonly text?: ReactNode;
  /** Buttons on the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page: its title, what it is for, and its content. */
export function Page({ title, part, of, text, actions, children }: PageProps) {
  useDocumentTitle([part, title, of, 'Skydeck'].filter(Boolean).join(' · '));
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Title order={1} className="wrap">
            {title}
          </Title>
          {text && (
            <Text size="sm" c="dimmed" mt={2} component="div">
              {text}
            </Text>
          )}
        </div>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}
