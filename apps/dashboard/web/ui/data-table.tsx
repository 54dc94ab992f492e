import { Table, type TableProps } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import './data-table.css';

interface DataTableProps extends TableProps {
  /** What the rows are. */
  readonly label: string;
  /** What the columns are; a last one of buttons has none. */
  readonly titles: readonly string[];
  /** Which of them are amounts: these line up on the right. */
  readonly amounts?: readonly string[];
  readonly hasActions?: boolean;
  /** Whether it stands for itself, and is not a part of a card. */
  readonly isCard?: boolean;
  readonly children: ReactNode;
}

/** Rows of things. On a phone each row is a small card that names its values by their columns. */
export function DataTable({
  label,
  titles,
  amounts = [],
  hasActions,
  isCard,
  children,
  ...rest
}: DataTableProps) {
  return (
    <div
      className={`table-scroll data-table${isCard ? ' card' : ''}`}
      data-actions={hasActions || undefined}
      tabIndex={0}
      role="region"
      aria-label={label}
      style={titlesOf(titles)}
    >
      <Table {...rest}>
        <Table.Thead>
          <Table.Tr>
            {titles.map((title) => (
              <Table.Th key={title} ta={amounts.includes(title) ? 'right' : undefined}>
                {title}
              </Table.Th>
            ))}
            {hasActions && <Table.Th aria-label="Actions" />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  );
}

/** The titles as the style sheet reads them. */
function titlesOf(titles: readonly string[]): CSSProperties {
  const pairs = titles.map((title, index) => [`--title-${index + 1}`, JSON.stringify(title)]);
  return Object.fromEntries(pairs) as CSSProperties;
}
