import { NumberInput, PasswordInput, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPaymentProvider, paymentProvidersQuery } from '../api/payment-providers.js';
import { FormDialog } from '../ui/form-dialog.js';
import { issueOf, restOf } from '../ui/issue-of.js';

interface AddProviderDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

const SHOWN = ['name', 'secrets.secret_key', 'secrets.webhook_secret', 'currencies', 'priority'];
const PRIORITY = 100;

/** Adds an account at Stripe; the sandbox bank is there by itself. */
export function AddProviderDialog({ project, onClose }: AddProviderDialogProps) {
  const [name, setName] = useState('Stripe');
  const [secretKey, setSecretKey] = useState('');
  const [webhookSecret, setWebhookSecret] = useState('');
  const [currencies, setCurrencies] = useState('');
  const [priority, setPriority] = useState(PRIORITY);
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: () =>
      createPaymentProvider(project, {
        kind: 'stripe',
        name: name.trim(),
        secrets: { secret_key: secretKey.trim(), webhook_secret: webhookSecret.trim() },
        currencies: currencies
          .toUpperCase()
          .split(/[\s,]+/)
          .filter(Boolean),
        priority,
      }),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries(paymentProvidersQuery(project));
    },
  });
  return (
    <FormDialog
      title="Add a payment provider"
      action="Add provider"
      isPending={add.isPending}
      onEdit={add.reset}
      error={restOf(add.error, SHOWN)}
      onSubmit={() => {
        if (!add.isPending) add.mutate();
      }}
      onClose={onClose}
    >
      <Text size="sm">
        An account at Stripe. Its keys are kept sealed and never shown again. Afterwards, add an
        endpoint there with the address that the list shows.
      </Text>
      <TextInput
        label="Name"
        required
        maxLength={60}
        value={name}
        error={issueOf(add.error, 'name')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <PasswordInput
        label="Secret key"
        description="sk_… or a restricted key rk_…, of the mode that is open."
        required
        data-autofocus
        autoComplete="off"
        value={secretKey}
        error={issueOf(add.error, 'secrets.secret_key')}
        onChange={({ currentTarget }) => setSecretKey(currentTarget.value)}
      />
      <PasswordInput
        label="Signing secret of the endpoint"
        description="whsec_…"
        required
        autoComplete="off"
        value={webhookSecret}
        error={issueOf(add.error, 'secrets.webhook_secret')}
        onChange={({ currentTarget }) => setWebhookSecret(currentTarget.value)}
      />
      <TextInput
        label="Currencies"
        description="Codes such as EUR USD; every currency when empty."
        value={currencies}
        error={issueOf(add.error, 'currencies')}
        onChange={({ currentTarget }) => setCurrencies(currentTarget.value)}
      />
      <NumberInput
        label="Priority"
        description="Of those that fit, the smallest goes first."
        hideControls
        allowDecimal={false}
        min={0}
        max={1000}
        value={priority}
        error={issueOf(add.error, 'priority')}
        onChange={(value) => setPriority(Number(value) || 0)}
      />
    </FormDialog>
  );
}
