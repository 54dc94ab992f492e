import { ActionIcon, Button, Group, NumberInput, Select, Table, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { portsQuery, publishPort, withdrawPort } from '../../api/server-network.js';
import type { PublishedPort } from '../../api/shapes.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import type { ServerTabProps } from '../server-tab.js';
import { usePart } from './use-part.js';

/** Ports of the machine that lead to the server. */
export function PortsCard({ project, server }: ServerTabProps) {
  const at = { project, server: server.name };
  const ports = useQuery(portsQuery(at));
  const change = usePart(project);
  const [guest, setGuest] = useState<number>();
  const [protocol, setProtocol] = useState<'tcp' | 'udp'>('tcp');
  return (
    <Section
      title="Published ports"
      text="Ports of the machine that runs Skydeck which lead to this server. A firewall applies to them too."
    >
      <Loaded query={ports} rows={1}>
        {(all) =>
          all.length > 0 && (
            <PortTable ports={all} onWithdraw={(id) => change.mutate(() => withdrawPort(at, id))} />
          )
        }
      </Loaded>
      <Group gap="sm" align="flex-end">
        <Select
          label="Protocol"
          w={100}
          allowDeselect={false}
          data={['tcp', 'udp']}
          value={protocol}
          onChange={(value) => setProtocol(value === 'udp' ? 'udp' : 'tcp')}
        />
        <NumberInput
          hideControls
          label="Port of the server"
          w={150}
          min={1}
          max={65_535}
          allowDecimal={false}
          placeholder="80"
          value={guest ?? ''}
          onChange={(value) => setGuest(Number(value) || undefined)}
        />
        <Button
          variant="default"
          disabled={guest === undefined}
          loading={change.isPending}
          onClick={() =>
            guest !== undefined &&
            change.mutate(() => publishPort(at, { protocol, guest_port: guest }))
          }
        >
          Publish
        </Button>
      </Group>
      <ErrorNotice error={change.error} />
    </Section>
  );
}

interface PortTableProps {
  readonly ports: readonly PublishedPort[];
  readonly onWithdraw: (id: string) => void;
}

function PortTable({ ports, onWithdraw }: PortTableProps) {
  return (
    <Table horizontalSpacing="xs" aria-label="Published ports">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Machine</Table.Th>
          <Table.Th>Server</Table.Th>
          <Table.Th aria-label="Actions" />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {ports.map(({ id, protocol, address, host_port: host, guest_port: guestPort }) => (
          <Table.Tr key={id}>
            <Table.Td className="mono">
              {address}:{host} <CopyIcon text={`${address}:${host}`} what="published address" />
            </Table.Td>
            <Table.Td>
              <Text size="sm" className="mono">
                {protocol} {guestPort}
              </Text>
            </Table.Td>
            <Table.Td ta="right">
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Withdraw port ${guestPort}`}
                onClick={() => onWithdraw(id)}
              >
                <IconTrash size={17} />
              </ActionIcon>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
