import { Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconPlugConnected } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { oidcClientsQuery } from '../../api/oidc-clients.js';
import type { OidcClient } from '../../api/shapes.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { ClientDialog } from './client-dialog.js';
import { type ClientAction, ClientTable } from './client-table.js';
import { DeleteClientDialog } from './delete-client-dialog.js';
import { RotateClientDialog } from './rotate-client-dialog.js';

type Asked = { readonly action: 'create' } | { action: ClientAction; client: OidcClient };

/** Programs that sign users in with their account of the product, by OpenID Connect. */
export function ClientsTab({ project }: { readonly project: string }) {
  const clients = useQuery(oidcClientsQuery(project));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const client = asked && 'client' in asked ? asked.client : undefined;
  return (
    <Stack>
      <Group justify="flex-end">
        <Button leftSection={<IconPlus size={16} />} onClick={() => setAsked({ action: 'create' })}>
          New client
        </Button>
      </Group>
      <Loaded query={clients}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconPlugConnected}
              title="No clients yet"
              text="A client is a program that lets people sign in with the account they have with you."
            />
          ) : (
            <ClientTable
              clients={items}
              onAction={(action, one) => setAsked({ action, client: one })}
            />
          )
        }
      </Loaded>
      {asked?.action === 'create' && <ClientDialog project={project} onClose={close} />}
      {asked?.action === 'change' && client && (
        <ClientDialog project={project} client={client} onClose={close} />
      )}
      {asked?.action === 'rotate' && client && (
        <RotateClientDialog project={project} client={client} onClose={close} />
      )}
      {asked?.action === 'delete' && client && (
        <DeleteClientDialog project={project} client={client} onClose={close} />
      )}
    </Stack>
  );
}
