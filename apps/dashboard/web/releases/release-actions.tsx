import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Release } from '../api/shapes.js';

/** What is to be done with a release. */
export interface Asked {
  readonly what: 'roll back' | 'promote' | 'compare';
  readonly release: Release;
}

interface ReleaseActionsProps {
  readonly release: Release;
  readonly onAsk: (asked: Asked) => void;
}

export function ReleaseActions({ release, onAsk }: ReleaseActionsProps) {
  const { number, is_current: isCurrent, is_stored: isStored } = release;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {!isCurrent && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={!isStored}
          title={isStored ? undefined : 'What was built is no longer stored.'}
          aria-label={`Roll back to release ${number}`}
          onClick={() => onAsk({ what: 'roll back', release })}
        >
          Roll back
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`Actions for release ${number}`}>
            <IconDots size={17} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={isCurrent} onClick={() => onAsk({ what: 'compare', release })}>
            Compare with the live one
          </Menu.Item>
          <Menu.Item disabled={!isStored} onClick={() => onAsk({ what: 'promote', release })}>
            Promote to another app…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
