import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { IconBan, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteSuppression, type Suppression, suppressionsQuery } from '../api/consent.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { DataTable } from '../ui/data-table.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Time } from '../ui/time.js';
import { AddSuppressionDialog } from './add-suppression-dialog.js';
import { CHANNELS, REASONS } from './consent-words.js';
import { useConsentChange } from './use-consent-change.js';

const TITLES = ['Address', 'Channel', 'Reason', 'Since'];

/** The list of addresses that are not written to. */
export function SuppressionsTab({ project }: { readonly project: string }) {
  const [address, setAddress] = useState('');
  const rows = useQuery(suppressionsQuery(project, address.trim()));
  const [isAdding, setAdding] = useState(false);
  const [lifting, setLifting] = useState<Suppression>();
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      Add address
    </Button>
  );
  return (
    <Stack>
      <Group justify="space-between" align="flex-end">
        <TextInput
          label="Find an address"
          placeholder="ada@example.com"
          type="search"
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        {button}
      </Group>
      <Loaded query={rows}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconBan}
              title={address.trim() === '' ? 'Everybody may be written to' : 'Not on the list'}
              text="Whoever unsubscribes, complains or sends STOP comes here by themselves, and so do addresses that do not exist."
            />
          ) : (
            <DataTable label="Suppressions" titles={TITLES} hasActions isCard>
              {items.map((row) => (
                <Table.Tr key={row.id}>
                  <Table.Td className="mono">{row.address ?? 'Erased'}</Table.Td>
                  <Table.Td>{CHANNELS[row.channel]}</Table.Td>
                  <Table.Td>
                    <Text size="sm">{REASONS[row.reason]}</Text>
                    <Text size="xs" c="dimmed">
                      {scopeOf(row)}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <Time at={row.created_at} />
                  </Table.Td>
                  <Table.Td ta="right">
                    <Button variant="subtle" size="xs" onClick={() => setLifting(row)}>
                      Remove
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
      {isAdding && <AddSuppressionDialog project={project} onClose={() => setAdding(false)} />}
      {lifting && (
        <LiftDialog project={project} row={lifting} onClose={() => setLifting(undefined)} />
      )}
    </Stack>
  );
}

function scopeOf({ topic_id: topic, sender, note }: Suppression): string {
  const what = topic === null ? 'Everything' : `Topic ${topic}`;
  return [what, sender && `from ${sender}`, note].filter(Boolean).join(', ');
}

interface LiftDialogProps {
  readonly project: string;
  readonly row: Suppression;
  readonly onClose: () => void;
}

function LiftDialog({ project, row, onClose }: LiftDialogProps) {
  const lift = useConsentChange(
    project,
    'suppressions',
    () => deleteSuppression(project, row.id),
    onClose,
  );
  return (
    <ConfirmDialog
      title={`Write to ${row.address ?? 'this address'} again`}
      action="Remove from the list"
      isPending={lift.isPending}
      error={lift.error}
      onConfirm={() => lift.mutate()}
      onClose={onClose}
    >
      Only when its owner asked for it, or it works again. Who did it stands in the audit log.
    </ConfirmDialog>
  );
}
