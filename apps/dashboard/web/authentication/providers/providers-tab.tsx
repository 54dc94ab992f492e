import { Button, Group, Modal, Stack } from '@mantine/core';
import { IconPlus, IconUserShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeProvider,
  type SignInProvider,
  signInProvidersQuery,
} from '../../api/sign-in-providers.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { DeleteProviderDialog } from './delete-provider-dialog.js';
import { ProviderDialog } from './provider-dialog.js';
import { type ProviderAction, ProviderTable } from './provider-table.js';
import { ProviderTestView } from './provider-test-view.js';
import { useProviderChange } from './use-provider-change.js';

type Asked = { readonly action: 'create' } | { action: ProviderAction; provider: SignInProvider };

/** Who outside vouches for users: Google, Microsoft and others. */
export function ProvidersTab({ project }: { readonly project: string }) {
  const providers = useQuery(signInProvidersQuery(project));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const toggle = useProviderChange(
    project,
    ({ id, is_enabled: isEnabled }: SignInProvider) =>
      changeProvider(project, id, { is_enabled: !isEnabled }),
    close,
  );
  const act = (action: ProviderAction, one: SignInProvider) => {
    if (action === 'toggle') toggle.mutate(one);
    else setAsked({ action, provider: one });
  };
  const provider = asked && 'provider' in asked ? asked.provider : undefined;
  return (
    <Stack>
      <Group justify="flex-end">
        <Button leftSection={<IconPlus size={16} />} onClick={() => setAsked({ action: 'create' })}>
          New provider
        </Button>
      </Group>
      <ErrorNotice error={toggle.error} />
      <Loaded query={providers}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconUserShare}
              title="No providers yet"
              text="Let users sign in with an account they have elsewhere: Google, Microsoft, GitHub, GitLab, Apple, or anybody who speaks OpenID Connect."
            />
          ) : (
            <ProviderTable providers={items} onAction={act} />
          )
        }
      </Loaded>
      {asked?.action === 'create' && <ProviderDialog project={project} onClose={close} />}
      {asked?.action === 'change' && provider && (
        <ProviderDialog project={project} provider={provider} onClose={close} />
      )}
      {asked?.action === 'test' && provider && (
        <Modal opened onClose={close} title={`Test ${provider.name}`}>
          <ProviderTestView project={project} provider={provider} />
        </Modal>
      )}
      {asked?.action === 'delete' && provider && (
        <DeleteProviderDialog project={project} provider={provider} onClose={close} />
      )}
    </Stack>
  );
}
