import { Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { keysQuery, productsQuery, provision } from '../api/keys.js';
import type { Mode, Product } from '../api/shapes.js';
import { NewKeyView } from '../keys/new-key-view.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { hasTestMode, PRODUCTS } from './catalogue.js';

interface ProvisionDialogProps {
  readonly project: string;
  readonly product: Product;
  readonly onClose: () => void;
}

/** Provisions a product and shows its key, once. */
export function ProvisionDialog({ project, product, onClose }: ProvisionDialogProps) {
  const title = PRODUCTS[product.product]?.title ?? product.title;
  const [mode, setMode] = useState<Mode>('live');
  const [name, setName] = useState(`${title} key`);
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => provision(project, product.product, { mode, name: name.trim() }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(productsQuery(project));
      await queryClient.invalidateQueries(keysQuery(project));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  const key = create.data?.key;

  return (
    <Modal
      opened
      onClose={onClose}
      title={key ? 'Your API key' : `Provision ${title}`}
      size={key ? 'xl' : 'lg'}
      // A click beside the dialog must not lose a key that is shown once.
      closeOnClickOutside={!key}
    >
      {key ? (
        <NewKeyView
          apiKey={key}
          baseUrl={create.data?.base_url ?? product.base_url}
          project={project}
          onDone={onClose}
        />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <TextInput
              data-autofocus
              required
              withAsterisk={false}
              label="Name of the key"
              description="Where it will be used, so that you recognise it later."
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            {hasTestMode(product.product) && <ModeField value={mode} onChange={setMode} />}
            <ErrorNotice error={create.error} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={create.isPending}>
                Provision
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}

interface ModeFieldProps {
  readonly value: Mode;
  readonly onChange: (mode: Mode) => void;
}

/** Live or test. */
export function ModeField({ value, onChange }: ModeFieldProps) {
  return (
    <div>
      <Text size="sm" fw={600} mb={4} id="mode-label">
        Mode
      </Text>
      <SegmentedControl
        aria-labelledby="mode-label"
        value={value}
        onChange={(mode) => onChange(mode)}
        data={[
          { value: 'live', label: 'Live' },
          { value: 'test', label: 'Test' },
        ]}
      />
    </div>
  );
}
