import { Button, Group, Modal, Select, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  changeProvider,
  createProvider,
  type SignInProvider,
} from '../../api/sign-in-providers.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { restOf } from '../../ui/issue-of.js';
import { CallbackView } from './callback-view.js';
import { KINDS, kindOf } from './kinds.js';
import { ProviderFields } from './provider-fields.js';
import { draftOf, FIELDS, type ProviderDraft, toChange, toWanted } from './provider-form.js';
import { useProviderChange } from './use-provider-change.js';

interface ProviderDialogProps {
  readonly project: string;
  /** The provider to change; a new one when not given. */
  readonly provider?: SignInProvider;
  readonly onClose: () => void;
}

/** Sets up an outside provider, or changes it. */
export function ProviderDialog({ project, provider, onClose }: ProviderDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(provider));
  const [made, setMade] = useState<SignInProvider>();
  const send = () =>
    provider
      ? changeProvider(project, provider.id, toChange(draft))
      : createProvider(project, toWanted(draft));
  const save = useProviderChange(project, send, (saved) => (provider ? onClose() : setMade(saved)));
  const change = (part: Partial<ProviderDraft>) => setDraft((all) => ({ ...all, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const title = made?.name ?? (provider ? `Change ${provider.name}` : 'New provider');
  return (
    <Modal
      opened
      onClose={onClose}
      size={made ? 'lg' : 'md'}
      title={title}
      closeOnClickOutside={!made}
    >
      {made ? (
        <CallbackView project={project} provider={made} onDone={onClose} />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            {!provider && (
              <Select
                data-autofocus
                label="Provider"
                description={kindOf(draft.kind).where}
                allowDeselect={false}
                data={KINDS.map(({ value, label }) => ({ value, label }))}
                value={draft.kind}
                onChange={(kind) => kind && change({ kind })}
              />
            )}
            <ProviderFields
              draft={draft}
              hasSecret={provider?.has_client_secret === true}
              error={save.error}
              onChange={change}
            />
            <ErrorNotice error={restOf(save.error, FIELDS)} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={save.isPending}>
                {provider ? 'Save' : 'Add provider'}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
