import { Button, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { codeBlocksQuery, releaseCodeBlock } from '../../api/codes.js';
import type { CodeBlock } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Status } from '../../ui/status.js';
import { Time } from '../../ui/time.js';
import { countryText } from './part-text.js';

const TITLES = ['Numbers', 'State', 'Sent', 'Entered', 'Blocked'];

/** Where codes are not sent, as nearly none of those before were entered. */
export function BlocksCard({ project }: { readonly project: string }) {
  const blocks = useQuery(codeBlocksQuery(project));
  const queryClient = useQueryClient();
  const release = useMutation({
    mutationFn: (id: string) => releaseCodeBlock(project, id),
    onSuccess: ({ value }) => notifications.show({ message: `Codes go to ${value} again.` }),
    onSettled: () => queryClient.invalidateQueries(codeBlocksQuery(project)),
  });
  return (
    <Section
      title="Fraud blocks"
      text="Numbers that get no codes, as many were sent there and few entered: the mark of fraud with text messages."
    >
      <ErrorNotice error={release.error} />
      <Loaded query={blocks} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              None. Codes go everywhere that you allow.
            </Text>
          ) : (
            <BlockTable
              blocks={all}
              isPending={release.isPending}
              onRelease={(id) => release.mutate(id)}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

interface BlockTableProps {
  readonly blocks: readonly CodeBlock[];
  readonly isPending: boolean;
  readonly onRelease: (id: string) => void;
}

function BlockTable({ blocks, isPending, onRelease }: BlockTableProps) {
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label="Blocks">
      <Table horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {TITLES.map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
            <Table.Th aria-label="Actions" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {blocks.map(({ id, kind, value, sends, verified, ...block }) => (
            <Table.Tr key={id}>
              <Table.Td>{kind === 'country' ? countryText(value) : `${value}…`}</Table.Td>
              <Table.Td>
                {block.released_at === null ? (
                  <Status value="denied" label="Blocked" />
                ) : (
                  <Status value="stopped" label="Released" />
                )}
              </Table.Td>
              <Table.Td className="figures">{sends}</Table.Td>
              <Table.Td className="figures">{verified}</Table.Td>
              <Table.Td>
                <Time at={block.created_at} />
              </Table.Td>
              <Table.Td ta="right">
                {block.released_at === null && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Release ${value}`}
                    disabled={isPending}
                    onClick={() => onRelease(id)}
                  >
                    Release
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
