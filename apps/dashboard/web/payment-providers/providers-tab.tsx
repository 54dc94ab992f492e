import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deletePaymentProvider,
  type PaymentProvider,
  paymentProvidersQuery,
  switchPaymentProvider,
} from '../api/payment-providers.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { AddProviderDialog } from './add-provider-dialog.js';
import { ProviderTable } from './provider-table.js';

/** Who carries the payments of a project: the sandbox bank, and providers of its own. */
export function ProvidersTab({ project }: { readonly project: string }) {
  const providers = useQuery(paymentProvidersQuery(project));
  const queryClient = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<PaymentProvider>();
  const change = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: () => setLeaving(undefined),
    onSettled: () => queryClient.invalidateQueries(paymentProvidersQuery(project)),
  });
  return (
    <Stack>
      <Group justify="flex-end">
        <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          Add provider
        </Button>
      </Group>
      {!leaving && <ErrorNotice error={change.error} />}
      <Loaded query={providers}>
        {(items) => (
          <ProviderTable
            providers={items}
            onSwitch={(one) => change.mutate(() => switchPaymentProvider(project, one))}
            onDelete={(one) => {
              change.reset();
              setLeaving(one);
            }}
          />
        )}
      </Loaded>
      {isAdding && <AddProviderDialog project={project} onClose={() => setAdding(false)} />}
      {leaving && (
        <ConfirmDialog
          title={`Delete ${leaving.name}`}
          typed={leaving.name}
          action="Delete provider"
          isPending={change.isPending}
          error={change.error}
          onConfirm={() => change.mutate(() => deletePaymentProvider(project, leaving.id))}
          onClose={() => setLeaving(undefined)}
        >
          It is given no more payments, and its keys are forgotten.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
