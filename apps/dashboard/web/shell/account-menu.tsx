import { ActionIcon, Avatar, Menu, Text } from '@mantine/core';
import { IconKeyboard, IconLogout, IconShieldLock, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sessionQuery } from '../api/session.js';
import { openHelp } from './shortcut-keys.js';
import { useSignOut } from '../account/use-sign-out.js';

/** Who is signed in, and signing out. */
export function AccountMenu() {
  const { data: session } = useQuery(sessionQuery);
  const signOut = useSignOut();
  const account = session?.account;
  const shown = account?.name ?? account?.email ?? account?.phone ?? 'Account';
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" radius="xl" aria-label="Account menu">
          <Avatar size={28} radius="xl" color="sky" variant="filled" alt="">
            {shown.replace('+', '').charAt(0).toUpperCase()}
          </Avatar>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {shown}
          </Text>
          {account?.name && (
            <Text size="xs" truncate>
              {account.email ?? account.phone}
            </Text>
          )}
        </Menu.Label>
        <Menu.Item component={Link} to="/account" leftSection={<IconUser size={16} />}>
          Account
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/account/security"
          leftSection={<IconShieldLock size={16} />}
        >
          Account security
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={openHelp}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} />}
          onClick={() => signOut.mutate()}
          disabled={signOut.isPending}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
