import { ActionIcon, Menu, Table, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { SignInHook } from '../../api/sign-in-hooks.js';
import { Status } from '../../ui/status.js';
import { kindText } from './hook-text.js';

/** What can be done to a hook. */
export type HookAction = 'change' | 'test' | 'rotate' | 'delete';

interface HookTableProps {
  readonly hooks: readonly SignInHook[];
  readonly onAction: (action: HookAction, hook: SignInHook) => void;
}

export function HookTable({ hooks, onAction }: HookTableProps) {
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="Sign-in hooks">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {['Asked', 'Address', 'Without an answer', 'Status'].map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
            <Table.Th aria-label="Actions" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {hooks.map((hook) => (
            <Table.Tr key={hook.id}>
              <Table.Td>
                <Text size="sm" fw={500}>
                  {kindText(hook.kind)}
                </Text>
              </Table.Td>
              <Table.Td miw={180} maw={380} className="wrap">
                {hook.url}
              </Table.Td>
              <Table.Td>
                {hook.on_failure === 'refuse' ? 'Nobody gets in' : 'Users get in'}
              </Table.Td>
              <Table.Td>
                <Status value={hook.is_enabled ? 'active' : 'disabled'} />
              </Table.Td>
              <Table.Td ta="right">
                <Menu position="bottom-end">
                  <Menu.Target>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={`Actions for ${kindText(hook.kind)}`}
                    >
                      <IconDots size={18} />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item onClick={() => onAction('test', hook)}>Send a test</Menu.Item>
                    <Menu.Item onClick={() => onAction('change', hook)}>Change</Menu.Item>
                    <Menu.Item onClick={() => onAction('rotate', hook)}>Rotate secret</Menu.Item>
                    <Menu.Item onClick={() => onAction('delete', hook)}>Delete</Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
