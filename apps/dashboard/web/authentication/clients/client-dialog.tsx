import { Button, Group, Modal, SegmentedControl, Stack, TagsInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { changeOidcClient, createOidcClient } from '../../api/oidc-clients.js';
import type { NewOidcClient, OidcClient } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { ClientSecretView } from './client-secret-view.js';
import { useClientChange } from './use-client-change.js';

const TYPES = [
  { value: 'confidential', label: 'On a server' },
  { value: 'public', label: 'In a browser or app' },
] as const;
const USUAL_SCOPES = ['openid', 'profile', 'email', 'phone', 'offline_access'];
const FIELDS = ['name', 'redirect_uris', 'redirect_uris.0', 'scopes', 'scopes.0'];

interface ClientDialogProps {
  readonly project: string;
  /** The client to change; a new one when not given. */
  readonly client?: OidcClient;
  readonly onClose: () => void;
}

/** Makes or changes a client: its name, where it may send users, what it may ask for. */
export function ClientDialog({ project, client, onClose }: ClientDialogProps) {
  const [name, setName] = useState(client?.name ?? '');
  const [type, setType] = useState<OidcClient['type']>('confidential');
  const [uris, setUris] = useState<string[]>(client?.redirect_uris ?? []);
  const [scopes, setScopes] = useState<string[]>(client?.scopes ?? USUAL_SCOPES);
  const [made, setMade] = useState<NewOidcClient>();
  const wanted = { name: name.trim(), redirect_uris: uris, scopes };
  const send = async (): Promise<NewOidcClient | undefined> => {
    if (!client) return createOidcClient(project, { ...wanted, type });
    await changeOidcClient(project, client.id, wanted);
    return undefined;
  };
  const save = useClientChange(project, send, (created) =>
    created ? setMade(created) : onClose(),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const title = client ? `Change ${client.name}` : 'New client';
  return (
    <Modal opened onClose={onClose} title={made ? made.name : title} closeOnClickOutside={!made}>
      {made ? (
        <ClientSecretView client={made} onDone={onClose} />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <TextInput
              data-autofocus
              required
              label="Name"
              description="Users see it when they sign in."
              maxLength={80}
              value={name}
              error={issueOf(save.error, 'name')}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            {!client && (
              <SegmentedControl
                aria-label="Where it runs"
                value={type}
                onChange={(value) => setType(value)}
                data={[...TYPES]}
              />
            )}
            <TagsInput
              label="Redirect addresses"
              description="Where users are sent after signing in. Press Enter after each."
              value={uris}
              error={issueOf(save.error, 'redirect_uris') ?? issueOf(save.error, 'redirect_uris.0')}
              onChange={setUris}
            />
            <TagsInput
              label="Scopes"
              description="What it may ask for; openid is needed."
              value={scopes}
              error={issueOf(save.error, 'scopes') ?? issueOf(save.error, 'scopes.0')}
              onChange={setScopes}
            />
            <ErrorNotice error={restOf(save.error, FIELDS)} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={save.isPending}>
                {client ? 'Save' : 'Create client'}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
