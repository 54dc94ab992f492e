import { Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createHook, deleteHook, hookQuery } from '../api/app-sources.js';
import type { AppHook } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { HookAddress } from './hook-address.js';
import { HookForm } from './hook-form.js';
import { SecretDialog } from './secret-dialog.js';

/** How an app follows its repository. */
export function HookCard({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const query = hookQuery(at);
  const hook = useQuery(query);
  const [secret, setSecret] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const make = useMutation({
    mutationFn: () => createHook(at),
    onSuccess: (made) => {
      setSecret(made.secret);
      const kept: AppHook = { ...made, secret: null };
      queryClient.setQueryData(query.queryKey, () => kept);
    },
  });
  const remove = useMutation({
    mutationFn: () => deleteHook(at),
    onSuccess: async () => {
      setAsking(false);
      await queryClient.invalidateQueries(query);
    },
  });
  return (
    <Section
      title="Hook"
      text="The host of the repository tells of pushes here, and they are deployed."
    >
      <Loaded query={hook} rows={1}>
        {(found) =>
          found === null ? (
            <Group>
              <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
                Make a hook
              </Button>
            </Group>
          ) : (
            <>
              <HookAddress urls={found.urls} />
              <HookForm key={found.updated_at} at={at} hook={found} />
              <Group gap="xs">
                <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
                  New secret
                </Button>
                <Button
                  variant="default"
                  c="var(--mantine-color-error)"
                  onClick={() => setAsking(true)}
                >
                  Delete hook…
                </Button>
              </Group>
            </>
          )
        }
      </Loaded>
      <ErrorNotice error={make.error} />
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      {isAsking && (
        <ConfirmDialog
          title="Delete the hook"
          action="Delete hook"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          Pushes deploy nothing then.
        </ConfirmDialog>
      )}
    </Section>
  );
}
