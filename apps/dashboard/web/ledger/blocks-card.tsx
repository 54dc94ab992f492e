import { Stack, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type LedgerBlock, ledgerBlocksQuery } from '../api/ledger.js';
import { MoreButton } from '../sources/more-button.js';
import { CopyIcon } from '../ui/copy-button.js';
import { DataTable } from '../ui/data-table.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';

const TITLES = ['Block', 'Operations', 'Hash', 'Hash before', 'Sealed'];
const SHOWN = 16;

/** The blocks that seal the operations, the newest first. */
export function BlocksCard({ project }: { readonly project: string }) {
  const blocks = useInfiniteQuery(ledgerBlocksQuery(project));
  return (
    <Section
      title="Blocks"
      text="Each block holds the hash of the one before. Keep a hash elsewhere, and you can tell later that nothing before it was changed."
    >
      <Loaded query={blocks}>
        {(items) =>
          items.length === 0 ? (
            <Text size="sm" c="dimmed">
              None yet: operations are sealed within seconds.
            </Text>
          ) : (
            <Stack>
              <DataTable label="Blocks" titles={TITLES} horizontalSpacing="xs">
                {items.map((block) => (
                  <BlockRow key={block.number} block={block} />
                ))}
              </DataTable>
              <MoreButton query={blocks} />
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}

function BlockRow({ block }: { readonly block: LedgerBlock }) {
  return (
    <Table.Tr>
      <Table.Td className="figures">#{block.number}</Table.Td>
      <Table.Td className="figures">{block.operations}</Table.Td>
      <Table.Td>
        <Hash text={block.hash} what={`hash of block ${block.number}`} />
      </Table.Td>
      <Table.Td>
        <span className="mono">{block.prev_hash.slice(0, SHOWN)}…</span>
      </Table.Td>
      <Table.Td>
        <Time at={block.sealed_at} />
      </Table.Td>
    </Table.Tr>
  );
}

function Hash({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <span className="mono">{text.slice(0, SHOWN)}…</span> <CopyIcon text={text} what={what} />
    </span>
  );
}
