import { Table, Text } from '@mantine/core';
import type { ReleaseDiff } from '../api/shapes.js';
import { DataTable } from '../ui/data-table.js';
import { nameOfField, textOfField } from './diff-text.js';
import './releases.css';

interface DiffTableProps {
  readonly diff: ReleaseDiff;
  /** Whether the way goes from the newer one to the older one. */
  readonly isBack?: boolean;
  /** First lines of commit messages by their commits. */
  readonly messages?: ReadonlyMap<string, string>;
}

interface Line {
  readonly what: string;
  readonly older: string;
  readonly newer: string;
  readonly notes?: readonly (string | undefined)[];
}

/** Differences of two releases, a row each: what goes and what comes. */
export function DiffTable({ diff, isBack = false, messages }: DiffTableProps) {
  const lines = [...changesOf(diff, messages), ...variablesOf(diff)];
  if (lines.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        They are the same.
      </Text>
    );
  }
  const sides = isBack ? ([diff.to, diff.from] as const) : ([diff.from, diff.to] as const);
  return (
    <DataTable
      label="Differences"
      titles={['What', ...sides.map((number) => `Release ${number}`)]}
      verticalSpacing={8}
    >
      {lines.map(({ what, older, newer, notes = [] }) => {
        const [gone, come] = isBack ? [newer, older] : [older, newer];
        const [goneNote, comeNote] = isBack ? notes.toReversed() : notes;
        return (
          <Table.Tr key={what}>
            <Table.Td>{what}</Table.Td>
            <Side text={gone} note={goneNote} className="diff-gone" />
            <Side text={come} note={comeNote} className="diff-come" />
          </Table.Tr>
        );
      })}
    </DataTable>
  );
}

interface SideProps {
  readonly text: string;
  readonly note: string | undefined;
  readonly className: string;
}

function Side({ text, note, className }: SideProps) {
  return (
    <Table.Td>
      <span className={`mono wrap ${className}`}>{text}</span>
      {note && (
        <Text size="xs" c="dimmed" lineClamp={1}>
          {note}
        </Text>
      )}
    </Table.Td>
  );
}

function changesOf({ changes }: ReleaseDiff, messages?: ReadonlyMap<string, string>): Line[] {
  return changes.map(({ field, from, to }) => ({
    what: nameOfField(field),
    older: textOfField(field, from),
    newer: textOfField(field, to),
    notes: field === 'commit_sha' ? [from, to].map((sha) => messages?.get(String(sha))) : [],
  }));
}

const variable = (older: string, newer: string) => (name: string) => ({
  what: `Variable ${name}`,
  older,
  newer,
});

/** Of variables only names are told. */
function variablesOf({ env }: ReleaseDiff): Line[] {
  return [
    ...env.added.map(variable('not set', 'set')),
    ...env.removed.map(variable('set', 'not set')),
    ...env.changed.map(variable('one value', 'another value')),
  ];
}
