import { Group, Select, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paymentProvidersQuery } from '../api/payment-providers.js';
import { createReconciliation } from '../api/reconciliations.js';
import { useMoneyAct } from '../ledger/use-money-act.js';
import { FormDialog } from '../ui/form-dialog.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { FileDrop } from './file-drop.js';
import { daysIn } from './settlement-file.js';

interface CompareDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

interface Settlement {
  readonly name: string;
  readonly csv: string;
}

const DAY_MS = 86_400_000;
const yesterday = (): string => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);

/** Compares days of a provider with the books: by a file, or by what the provider gives. */
export function CompareDialog({ project, onClose }: CompareDialogProps) {
  const providers = useQuery(paymentProvidersQuery(project)).data ?? [];
  const [chosen, setChosen] = useState<string>();
  const [from, setFrom] = useState(yesterday);
  const [to, setTo] = useState(yesterday);
  const [file, setFile] = useState<Settlement>();
  const navigate = useNavigate();
  const provider = chosen ?? providers[0]?.id ?? null;
  const compare = useMoneyAct({
    project,
    act: (key, of: string) =>
      createReconciliation(project, key, { provider: of, from, to, csv: file?.csv }),
    onDone: ({ id }) =>
      void navigate({ to: '/projects/$project/reconciliation/$run', params: { project, run: id } }),
  });
  const take = (name: string, csv: string) => {
    setFile({ name, csv });
    if (compare.isError) compare.reset();
    const days = daysIn(csv);
    if (!days) return;
    setFrom(days.from);
    setTo(days.to);
  };
  return (
    <FormDialog
      title="Compare with the books"
      size="lg"
      action="Compare"
      isReady={provider !== null && from !== '' && to !== ''}
      isPending={compare.isPending}
      onEdit={compare.reset}
      error={restOf(compare.error, ['provider', 'from', 'to'])}
      onSubmit={() => provider !== null && compare.mutate(provider)}
      onClose={onClose}
    >
      <Select
        label="Provider"
        required
        allowDeselect={false}
        data={providers.map(({ id, name }) => ({ value: id, label: name }))}
        value={provider}
        error={issueOf(compare.error, 'provider')}
        onChange={(id) => id !== null && setChosen(id)}
      />
      <FileDrop name={file?.name} onFile={take} onRemove={() => setFile(undefined)} />
      <Text size="xs" c="dimmed" mt={-8}>
        CSV with the columns{' '}
        <span className="mono wrap">line,day,kind,order_id,reference,amount,fee,currency</span>.
        Without a file the provider is asked.
      </Text>
      <Group grow align="flex-start">
        <TextInput
          type="date"
          label="First day"
          description="In UTC."
          required
          value={from}
          error={issueOf(compare.error, 'from')}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Last day"
          description="At most 31 days."
          required
          value={to}
          error={issueOf(compare.error, 'to')}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
      </Group>
    </FormDialog>
  );
}
