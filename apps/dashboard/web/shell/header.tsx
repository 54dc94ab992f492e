import { ActionIcon, Burger, Group, Text, Tooltip } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ModeSwitch } from '../mode/mode-switch.js';
import { Logo } from '../ui/logo.js';
import { AccountMenu } from './account-menu.js';
import { ColorSchemeButton } from './color-scheme-button.js';
import { ProjectMenu } from './project-menu.js';
import { openPalette } from './shortcut-keys.js';

interface HeaderProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly project: string | undefined;
}

export function Header({ isOpen, onToggle, project }: HeaderProps) {
  return (
    <Group h="100%" px={{ base: 'xs', sm: 'md' }} justify="space-between" wrap="nowrap" gap="xs">
      <Group gap="xs" wrap="nowrap" style={{ minWidth: 0 }}>
        <Burger
          opened={isOpen}
          onClick={onToggle}
          hiddenFrom="sm"
          size="sm"
          aria-label={isOpen ? 'Close navigation' : 'Open navigation'}
          aria-expanded={isOpen}
        />
        <Link to="/" className="row-link" aria-label="Skydeck: your projects">
          <Group gap="xs" wrap="nowrap">
            <Logo />
            <Text fw={600} visibleFrom="sm">
              Skydeck
            </Text>
          </Group>
        </Link>
        {project !== undefined && <ProjectMenu project={project} />}
      </Group>
      <Group gap={4} wrap="nowrap">
        {project !== undefined && <ModeSwitch />}
        <Tooltip label="Search and commands (Ctrl+K)" openDelay={300}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Search and commands"
            onClick={openPalette}
          >
            <IconSearch size={18} />
          </ActionIcon>
        </Tooltip>
        <ColorSchemeButton />
        <AccountMenu />
      </Group>
    </Group>
  );
}
