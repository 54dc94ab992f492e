import { Group, Radio, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import './choice-card.css';

interface ChoiceCardProps {
  readonly value: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly isDisabled?: boolean;
}

/** One of several things to choose from, inside a `Radio.Group`. */
export function ChoiceCard({ value, title, text, isDisabled = false }: ChoiceCardProps) {
  return (
    <Radio.Card value={value} className="choice" disabled={isDisabled} p="sm" radius="md">
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Radio.Indicator size="xs" mt={3} />
        <div style={{ minWidth: 0 }}>
          <Text size="sm" fw={600} className="wrap">
            {title}
          </Text>
          <Text size="xs" c="dimmed" component="div">
            {text}
          </Text>
        </div>
      </Group>
    </Radio.Card>
  );
}
