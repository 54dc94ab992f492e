import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ColorSchemeButton } from '../shell/color-scheme-button.js';
import { Logo } from './logo.js';

interface CenteredCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Shown under the card. */
  readonly footer?: ReactNode;
}

/** A page with one thing to do, such as sign-in. */
export function CenteredCard({ title, children, footer }: CenteredCardProps) {
  useDocumentTitle(`${title} · Skydeck`);
  return (
    <Box mih="100dvh" style={{ display: 'flex', flexDirection: 'column' }}>
      <Group component="header" justify="space-between" p="md">
        <Group gap="xs">
          <Logo />
          <Text fw={600}>Skydeck</Text>
        </Group>
        <ColorSchemeButton />
      </Group>
      <Stack component="main" gap="lg" w="100%" maw={440} mx="auto" px="md" pt="7vh" pb="xl">
        <Stack className="card" p="xl" gap="lg">
          <Title order={1}>{title}</Title>
          {children}
        </Stack>
        {footer}
      </Stack>
    </Box>
  );
}
