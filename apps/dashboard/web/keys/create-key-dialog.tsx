import { Button, Group, Modal, Select, Stack, TagsInput, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createKey, productsQuery } from '../api/keys.js';
import type { Key, Mode } from '../api/shapes.js';
import { hasTestMode, titleOf } from '../products/catalogue.js';
import { ModeField } from '../products/provision-dialog.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { EXPIRIES, expiryOf, scopesOf } from './key-choices.js';
import { LimitFields, limitsBody, NO_LIMITS } from './limit-fields.js';
import { NewKeyView } from './new-key-view.js';

interface CreateKeyDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

export function CreateKeyDialog({ project, onClose }: CreateKeyDialogProps) {
  const [name, setName] = useState('');
  const [product, setProduct] = useState<Key['product']>('platform');
  const [mode, setMode] = useState<Mode>('live');
  const [scopes, setScopes] = useState<string[]>([]);
  const [expiry, setExpiry] = useState('never');
  const [limits, setLimits] = useState(NO_LIMITS);
  const { data: products = [] } = useQuery(productsQuery(project));
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () =>
      createKey(project, {
        name: name.trim(),
        product,
        mode: hasTestMode(product) ? mode : 'live',
        ...expiryOf(expiry),
        ...limitsBody(limits),
        ...(scopes.length > 0 ? { scopes } : {}),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['project', project] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  const baseUrl = products.find((one) => one.product === product)?.base_url ?? '';
  const key = create.data;

  return (
    <Modal
      opened
      onClose={onClose}
      size={key ? 'xl' : 'lg'}
      title={key ? 'Your API key' : 'New API key'}
      closeOnClickOutside={!key}
    >
      {key ? (
        <NewKeyView apiKey={key} baseUrl={baseUrl} project={project} onDone={onClose} />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <TextInput
              data-autofocus
              required
              withAsterisk={false}
              label="Name"
              placeholder="Production server"
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Select
              label="Product"
              allowDeselect={false}
              value={product}
              onChange={(value) => {
                setProduct(value ?? 'platform');
                setScopes([]);
              }}
              data={products.map((one) => ({ value: one.product, label: titleOf(one.product) }))}
            />
            {hasTestMode(product) && <ModeField value={mode} onChange={setMode} />}
            <TagsInput
              label="Scopes"
              description="What the key may do. Without any it may do everything in its product."
              placeholder={scopes.length === 0 ? 'Everything' : ''}
              data={scopesOf(product)}
              value={scopes}
              onChange={setScopes}
            />
            <Select
              label="Expires"
              allowDeselect={false}
              value={expiry}
              onChange={(value) => setExpiry(value ?? 'never')}
              data={EXPIRIES}
            />
            <LimitFields value={limits} onChange={setLimits} />
            <ErrorNotice error={create.error} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={create.isPending}>
                Create key
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
