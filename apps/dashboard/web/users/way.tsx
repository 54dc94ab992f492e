import { Group, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface WayProps {
  readonly icon: Icon;
  readonly title: string;
  readonly text: ReactNode;
  /** What it is or what can be done with it, on the right. */
  readonly children?: ReactNode;
}

/** One way to prove oneself, in a list of such. */
export function Way({ icon: Symbol, title, text, children }: WayProps) {
  return (
    <Group component="li" gap="sm" wrap="nowrap">
      <Symbol size={18} aria-hidden style={{ flex: 'none' }} />
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={500} className="wrap">
          {title}
        </Text>
        <Text size="xs" c="dimmed" component="div">
          {text}
        </Text>
      </div>
      <Group gap="xs" ml="auto" wrap="nowrap">
        {children}
      </Group>
    </Group>
  );
}
