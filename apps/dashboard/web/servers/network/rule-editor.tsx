import { ActionIcon, Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { FirewallRule } from '../../api/shapes.js';

/** A rule as it is typed. */
interface Row {
  readonly key: number;
  readonly direction: FirewallRule['direction'];
  readonly protocol: FirewallRule['protocol'];
  readonly ports: string;
  readonly cidrs: string;
}

interface RuleEditorProps {
  readonly rules: readonly FirewallRule[];
  readonly isPending: boolean;
  readonly onSave: (rules: FirewallRule[]) => void;
}

const DIRECTIONS = [
  { value: 'in', label: 'In' },
  { value: 'out', label: 'Out' },
];

/** The rules of a firewall, a row each. */
export function RuleEditor({ rules, isPending, onSave }: RuleEditorProps) {
  const [rows, setRows] = useState(() => rules.map(rowOf));
  const change = (key: number, part: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () =>
    setRows((all) => [
      ...all,
      {
        key: Math.max(-1, ...all.map(({ key }) => key)) + 1,
        direction: 'in',
        protocol: 'tcp',
        ports: '',
        cidrs: '0.0.0.0/0',
      },
    ]);
  return (
    <Stack gap="xs">
      {rows.map((row, index) => (
        <RuleRow
          key={row.key}
          row={row}
          number={index + 1}
          onChange={(part) => change(row.key, part)}
          onRemove={() => setRows((all) => all.filter(({ key }) => key !== row.key))}
        />
      ))}
      <Group justify="space-between">
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={add}>
          Add rule
        </Button>
        <Button loading={isPending} onClick={() => onSave(rows.map(ruleOf))}>
          Save rules
        </Button>
      </Group>
    </Stack>
  );
}

interface RuleRowProps {
  readonly row: Row;
  readonly number: number;
  readonly onChange: (part: Partial<Row>) => void;
  readonly onRemove: () => void;
}

function RuleRow({ row, number, onChange, onRemove }: RuleRowProps) {
  const { direction, protocol, ports, cidrs } = row;
  return (
    <Group gap="xs" role="group" aria-label={`Rule ${number}`}>
      <Select
        aria-label={`Direction of rule ${number}`}
        w={80}
        allowDeselect={false}
        data={DIRECTIONS}
        value={direction}
        onChange={(value) => onChange({ direction: value === 'out' ? 'out' : 'in' })}
      />
      <Select
        aria-label={`Protocol of rule ${number}`}
        w={90}
        allowDeselect={false}
        data={['tcp', 'udp', 'icmp']}
        value={protocol}
        onChange={(value) => onChange({ protocol: value as Row['protocol'] })}
      />
      <TextInput
        aria-label={`Ports of rule ${number}`}
        w={120}
        placeholder={protocol === 'icmp' ? 'no ports' : 'every port'}
        disabled={protocol === 'icmp'}
        value={protocol === 'icmp' ? '' : ports}
        onChange={(event) => onChange({ ports: event.currentTarget.value })}
      />
      <TextInput
        aria-label={`Addresses of rule ${number}`}
        style={{ flex: '1 1 160px' }}
        placeholder="0.0.0.0/0, everybody"
        value={cidrs}
        onChange={(event) => onChange({ cidrs: event.currentTarget.value })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Remove rule ${number}`}
        onClick={onRemove}
      >
        <IconTrash size={17} />
      </ActionIcon>
    </Group>
  );
}

const rowOf = ({ direction, protocol, ports = '', cidrs }: FirewallRule, key: number): Row => ({
  key,
  direction,
  protocol,
  ports,
  cidrs: cidrs.join(', '),
});

function ruleOf({ direction, protocol, ports, cidrs }: Row): FirewallRule {
  const networks = cidrs.split(/[\s,]+/).filter((text) => text !== '');
  const wanted = ports.trim();
  return {
    direction,
    protocol,
    ...(protocol === 'icmp' || wanted === '' ? {} : { ports: wanted }),
    cidrs: networks.length > 0 ? networks : ['0.0.0.0/0'],
  };
}
