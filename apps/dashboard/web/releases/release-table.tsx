import { Group, Table, Text } from '@mantine/core';
import type { Release } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { bytesText } from '../ui/bytes-text.js';
import { DataTable } from '../ui/data-table.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { type Asked, ReleaseActions } from './release-actions.js';
import { neverServed, useMakers } from './use-makers.js';

interface ReleaseTableProps extends AppTabProps {
  readonly releases: readonly Release[];
  readonly onAsk: (asked: Asked) => void;
}

const TITLES = ['Release', 'Commit', 'Variables', 'Size', 'Made'];

/** The releases of an app, newest first. */
export function ReleaseTable({ project, app, releases, onAsk }: ReleaseTableProps) {
  const { messages, makerOf } = useMakers({ project, app });
  return (
    <DataTable label="Releases" titles={TITLES} hasActions isCard horizontalSpacing="sm">
      {releases.map((release) => (
        <Table.Tr key={release.id}>
          <Table.Td>
            <Group gap={8} wrap="nowrap">
              <strong>#{release.number}</strong>
              {release.is_current && <Status value="live" />}
              {neverServed(makerOf(release)) && <Status value="failed" label="Never served" />}
            </Group>
          </Table.Td>
          <Table.Td>
            <span className="mono">{release.commit_sha.slice(0, 7)}</span>
            <Text size="xs" c="dimmed" lineClamp={1} title={messages.get(release.commit_sha)}>
              {messages.get(release.commit_sha)}
            </Text>
          </Table.Td>
          <Table.Td className="figures">{release.env_keys.length}</Table.Td>
          <Table.Td className="figures">{bytesText(release.artifact_bytes)}</Table.Td>
          <Table.Td>
            <Time at={release.created_at} />
          </Table.Td>
          <Table.Td>
            <ReleaseActions release={release} onAsk={onAsk} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
