import { Table, Text } from '@mantine/core';
import type { ReleaseDiff } from '../api/shapes.js';

const NAMES: Readonly<Record<string, string>> = {
  commit_sha: 'Commit',
  artifact_digest: 'What was built',
  artifact_bytes: 'Size',
};

/** Differences of two releases, a row each. */
export function DiffTable({ diff }: { readonly diff: ReleaseDiff }) {
  const { env, changes } = diff;
  const variables = [
    ...env.added.map((name) => [name, '–', 'added'] as const),
    ...env.removed.map((name) => [name, 'set', 'removed'] as const),
    ...env.changed.map((name) => [name, 'set', 'another value'] as const),
  ];
  if (variables.length + changes.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        They are the same.
      </Text>
    );
  }
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label="Differences">
      <Table verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>What</Table.Th>
            <Table.Th>Release {diff.from}</Table.Th>
            <Table.Th>Release {diff.to}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.map(({ field, from, to }) => (
            <Table.Tr key={field}>
              <Table.Td>{NAMES[field] ?? field.replaceAll(/[._]/g, ' ')}</Table.Td>
              <Table.Td className="mono wrap">{textOf(from)}</Table.Td>
              <Table.Td className="mono wrap">{textOf(to)}</Table.Td>
            </Table.Tr>
          ))}
          {variables.map(([name, from, to]) => (
            <Table.Tr key={name}>
              <Table.Td>
                Variable <span className="mono">{name}</span>
              </Table.Td>
              <Table.Td c="dimmed">{from}</Table.Td>
              <Table.Td c="dimmed">{to}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const LONGEST = 60;

function textOf(value: string | number | null): string {
  if (value === null) return '–';
  const text = String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
