import { Button, Checkbox, Group, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resizeServer, serversKey, sizesQuery } from '../../api/servers.js';
import type { Server, ServerSize } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { isIdle } from '../server-state.js';
import type { ServerTabProps } from '../server-tab.js';
import { SizeChoice } from '../size-choice.js';
import { memoryText } from '../size-text.js';

/** Another size, compared with the one it has. */
export function ResizeForm({ project, server }: ServerTabProps) {
  const sizes = useQuery(sizesQuery);
  const [slug, setSlug] = useState(server.size.slug);
  const [wantsDisk, setWantsDisk] = useState(true);
  const chosen = sizes.data?.find((size) => size.slug === slug);
  const canGrow = chosen !== undefined && chosen.disk_gb > server.size.disk_gb;
  const queryClient = useQueryClient();
  const resize = useMutation({
    mutationFn: () => resizeServer({ project, server: server.name }, slug, canGrow && wantsDisk),
    onSuccess: async () => {
      notifications.show({ message: `Resizing to ${slug}.` });
      await queryClient.invalidateQueries({ queryKey: serversKey(project) });
    },
  });
  return (
    <Section title="Resize" text="While it runs where the engine can, by a restart otherwise.">
      <Loaded query={sizes} rows={2}>
        {(all) => <SizeChoice sizes={all} value={slug} onChange={setSlug} />}
      </Loaded>
      {chosen && slug !== server.size.slug && (
        <Comparison server={server} size={chosen} isDiskGrown={canGrow && wantsDisk} />
      )}
      {canGrow && (
        <Checkbox
          label={`Grow the disk to ${chosen.disk_gb} GB too`}
          description="A disk never shrinks again. Without it you can come back to a smaller size."
          checked={wantsDisk}
          onChange={(event) => setWantsDisk(event.currentTarget.checked)}
        />
      )}
      <ErrorNotice error={resize.error} />
      <Group justify="flex-end">
        <Button
          disabled={slug === server.size.slug || !isIdle(server)}
          loading={resize.isPending}
          onClick={() => resize.mutate()}
        >
          Resize
        </Button>
      </Group>
    </Section>
  );
}

interface ComparisonProps {
  readonly server: Server;
  readonly size: ServerSize;
  readonly isDiskGrown: boolean;
}

function Comparison({ server: { size: now }, size, isDiskGrown }: ComparisonProps) {
  const disk = isDiskGrown ? size.disk_gb : now.disk_gb;
  const rows = [
    ['Processors', String(now.vcpus), String(size.vcpus)],
    ['Memory', memoryText(now.memory_mb), memoryText(size.memory_mb)],
    ['Disk', `${now.disk_gb} GB`, `${disk} GB`],
  ] as const;
  return (
    <Table aria-label="Comparison" verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th aria-label="Figure" />
          <Table.Th>Now ({now.slug})</Table.Th>
          <Table.Th>Then ({size.slug})</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([name, before, after]) => (
          <Table.Tr key={name}>
            <Table.Td>{name}</Table.Td>
            <Table.Td className="figures">{before}</Table.Td>
            <Table.Td className="figures">
              <Text size="sm" fw={before === after ? 400 : 600}>
                {after}
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
