import { Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SignInHook, signInHooksQuery } from '../../api/sign-in-hooks.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { DeleteHookDialog } from './delete-hook-dialog.js';
import { HookDialog } from './hook-dialog.js';
import { type HookAction, HookTable } from './hook-table.js';
import { KINDS } from './hook-text.js';
import { RotateHookDialog } from './rotate-hook-dialog.js';
import { TestHookDialog } from './test-hook-dialog.js';

type Asked = { readonly action: 'create' } | { action: HookAction; hook: SignInHook };

/** Servers of the product that have a say when users sign up or in. */
export function HooksTab({ project }: { readonly project: string }) {
  const hooks = useQuery(signInHooksQuery(project));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const taken = new Set(hooks.data?.map(({ kind }) => kind));
  const free = KINDS.map(({ value }) => value).filter((kind) => !taken.has(kind));
  const hook = asked && 'hook' in asked ? asked.hook : undefined;
  return (
    <Stack>
      <Group justify="flex-end">
        <Button
          leftSection={<IconPlus size={16} />}
          disabled={free.length === 0}
          onClick={() => setAsked({ action: 'create' })}
        >
          New hook
        </Button>
      </Group>
      <Loaded query={hooks}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconWebhook}
              title="No hooks yet"
              text="A hook asks a server of yours whether somebody may sign up or in, or what tokens say of a user."
            />
          ) : (
            <HookTable hooks={items} onAction={(action, one) => setAsked({ action, hook: one })} />
          )
        }
      </Loaded>
      {asked?.action === 'create' && <HookDialog project={project} free={free} onClose={close} />}
      {asked?.action === 'change' && hook && (
        <HookDialog project={project} hook={hook} free={free} onClose={close} />
      )}
      {asked?.action === 'test' && hook && (
        <TestHookDialog project={project} hook={hook} onClose={close} />
      )}
      {asked?.action === 'rotate' && hook && (
        <RotateHookDialog project={project} hook={hook} onClose={close} />
      )}
      {asked?.action === 'delete' && hook && (
        <DeleteHookDialog project={project} hook={hook} onClose={close} />
      )}
    </Stack>
  );
}
