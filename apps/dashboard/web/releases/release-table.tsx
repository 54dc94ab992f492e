import { ActionIcon, Button, Group, Menu, Table } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Release } from '../api/shapes.js';
import { bytesText } from '../servers/bytes-text.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { DataTable } from '../ui/data-table.js';

interface ReleaseTableProps {
  readonly releases: readonly Release[];
  readonly onRollBack: (release: Release) => void;
  readonly onPromote: (release: Release) => void;
}

const TITLES = ['Release', 'Commit', 'Replicas', 'Variables', 'Size', 'Made'];

/** The releases of an app, newest first. */
export function ReleaseTable({ releases, onRollBack, onPromote }: ReleaseTableProps) {
  return (
    <DataTable label="Releases" titles={TITLES} hasActions isCard>
      {releases.map((release) => (
        <Table.Tr key={release.id}>
          <Table.Td>
            <Group gap={8} wrap="nowrap">
              <strong>#{release.number}</strong>
              {release.is_current && <Status value="live" />}
            </Group>
          </Table.Td>
          <Table.Td className="mono">{release.commit_sha.slice(0, 7)}</Table.Td>
          <Table.Td className="figures">{release.scale?.replicas ?? 'as usual'}</Table.Td>
          <Table.Td className="figures">{release.env_keys.length}</Table.Td>
          <Table.Td className="figures">{bytesText(release.artifact_bytes)}</Table.Td>
          <Table.Td>
            <Time at={release.created_at} />
          </Table.Td>
          <Table.Td>
            <Actions release={release} onRollBack={onRollBack} onPromote={onPromote} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

interface ActionsProps {
  readonly release: Release;
  readonly onRollBack: (release: Release) => void;
  readonly onPromote: (release: Release) => void;
}

function Actions({ release, onRollBack, onPromote }: ActionsProps) {
  const { number, is_current: isCurrent, is_stored: isStored } = release;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {!isCurrent && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={!isStored}
          title={isStored ? undefined : 'What was built is no longer stored.'}
          aria-label={`Roll back to release ${number}`}
          onClick={() => onRollBack(release)}
        >
          Roll back
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`Actions for release ${number}`}>
            <IconDots size={17} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={!isStored} onClick={() => onPromote(release)}>
            Promote to another app…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
