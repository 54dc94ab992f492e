import { Button, Group, Select, Table, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createNetwork,
  joinNetwork,
  leaveNetwork,
  networksQuery,
} from '../../api/server-network.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Section } from '../../ui/section.js';
import type { ServerTabProps } from '../server-tab.js';
import { usePart } from './use-part.js';
import { DataTable } from '../../ui/data-table.js';

/** The networks that a server is in. */
export function AddressesCard({ project, server }: ServerTabProps) {
  const at = { project, server: server.name };
  const { data: networks = [] } = useQuery(networksQuery(project));
  const change = usePart(project);
  const joined = new Set(server.addresses.map(({ network }) => network));
  return (
    <Section
      title="Networks"
      text="Servers of this project reach each other in private networks, which lead nowhere else."
    >
      <DataTable
        label="Addresses"
        titles={['Network', 'Address', 'Hardware address']}
        hasActions
        horizontalSpacing="xs"
      >
        {server.addresses.map(({ network, ipv4, mac }) => {
          const { name = network } = networks.find(({ id }) => id === network) ?? {};
          return (
            <Table.Tr key={network}>
              <Table.Td>{network === 'public' ? 'Public' : name}</Table.Td>
              <Table.Td className="mono" style={{ whiteSpace: 'nowrap' }}>
                {ipv4} <CopyIcon text={ipv4} what={`address in ${name}`} />
              </Table.Td>
              <Table.Td className="mono">{mac}</Table.Td>
              <Table.Td ta="right">
                {network !== 'public' && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Leave ${name}`}
                    onClick={() => change.mutate(() => leaveNetwork(at, network))}
                  >
                    Leave
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </DataTable>
      <JoinForm
        choices={networks.filter(({ id }) => !joined.has(id)).map(({ name }) => name)}
        isPending={change.isPending}
        onJoin={(name) => change.mutate(() => joinNetwork(at, name))}
        onCreate={(name) =>
          change.mutate(async () => {
            await createNetwork(project, name);
            await joinNetwork(at, name);
          })
        }
      />
      <ErrorNotice error={change.error} />
    </Section>
  );
}

interface JoinFormProps {
  readonly choices: readonly string[];
  readonly isPending: boolean;
  readonly onJoin: (name: string) => void;
  readonly onCreate: (name: string) => void;
}

function JoinForm({ choices, isPending, onJoin, onCreate }: JoinFormProps) {
  const [name, setName] = useState('');
  return (
    <Group gap="sm">
      {choices.length > 0 && (
        <Select
          aria-label="Join a network"
          placeholder="Join a network"
          w={180}
          data={[...choices]}
          value={null}
          disabled={isPending}
          onChange={(chosen) => chosen && onJoin(chosen)}
        />
      )}
      <TextInput
        aria-label="Name of a new network"
        placeholder="New network"
        w={180}
        value={name}
        onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
      />
      <Button
        variant="default"
        loading={isPending}
        disabled={name.trim() === ''}
        onClick={() => {
          onCreate(name.trim());
          setName('');
        }}
      >
        Create and join
      </Button>
    </Group>
  );
}
