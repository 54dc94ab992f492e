import { ActionIcon, Button, Group, Table, Text, Tooltip } from '@mantine/core';
import { IconArchive, IconFolder, IconPencil, IconPlus, IconTag } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { folderPathQuery } from '../../api/vault-files.js';
import {
  deleteRule,
  retentionKey,
  retentionQuery,
  type RetentionRule,
} from '../../api/vault-retention.js';
import { useProject } from '../../projects/use-project-slug.js';
import { useNews } from '../../sources/use-news.js';
import { ConfirmedIcon } from '../../ui/confirmed-icon.js';
import { DataTable } from '../../ui/data-table.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { Time } from '../../ui/time.js';
import { SpaceChoice } from '../space-choice.js';
import { useSpaceSearch } from '../space-search.js';
import { RuleDialog } from './rule-dialog.js';

interface Opened {
  readonly rule?: RetentionRule;
  readonly about?: string;
}

/** How long the files of a space are kept, and when they go. */
export function RetentionPage() {
  const project = useProject();
  const { space, choose } = useSpaceSearch();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened>();
  const rules = useQuery(retentionQuery(project, space));
  const refresh = () => queryClient.invalidateQueries({ queryKey: retentionKey(project) });
  useNews({
    source: 'vault',
    project,
    types: 'retention_rule.*',
    queryKey: retentionKey(project),
  });
  const fresh = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({})}>
      New rule
    </Button>
  );
  return (
    <Page
      title="Retention"
      text="How long files are kept, and when they go into the trash by themselves."
      actions={
        <>
          <SpaceChoice project={project} space={space} onChange={choose} />
          {(rules.data?.length ?? 0) > 0 && fresh}
        </>
      }
    >
      <Loaded query={rules} rows={3}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconArchive}
              title="No rules yet"
              text="A rule keeps the files of a folder, or documents with a tag, for some days, puts them into the trash after some, or both. Where several keep a file, the longest counts."
            >
              {fresh}
            </EmptyState>
          ) : (
            <DataTable
              label="Rules"
              titles={['Files', 'Kept', 'Into the trash', 'Changed']}
              hasActions
              isCard
            >
              {all.map((rule) => (
                <RuleRow
                  key={rule.id}
                  project={project}
                  rule={rule}
                  onEdit={(about) => setOpened({ rule, about })}
                  onDeleted={refresh}
                />
              ))}
            </DataTable>
          )
        }
      </Loaded>
      {opened && (
        <RuleDialog
          project={project}
          space={space}
          {...opened}
          onSaved={() => void refresh()}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  );
}

interface RuleRowProps {
  readonly project: string;
  readonly rule: RetentionRule;
  readonly onEdit: (about: string) => void;
  readonly onDeleted: () => Promise<unknown>;
}

function RuleRow({ project, rule, onEdit, onDeleted }: RuleRowProps) {
  const { id, folder_id: folder, tag, keep_days: keep, delete_after_days: after } = rule;
  const path = useQuery(folderPathQuery(project, folder ?? undefined));
  const about = tag ?? path.data?.map(({ name }) => name).join(' / ') ?? folder ?? '';
  const Symbol = tag === null ? IconFolder : IconTag;
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap={6} wrap="nowrap">
          <Symbol size={16} aria-label={tag === null ? 'Folder' : 'Tag'} />
          <Text span size="sm" fw={500} className="wrap">
            {about}
          </Text>
        </Group>
      </Table.Td>
      <Table.Td>{keep === null ? '–' : daysText(keep)}</Table.Td>
      <Table.Td>{after === null ? 'never' : `after ${daysText(after)}`}</Table.Td>
      <Table.Td>
        <Time at={rule.updated_at} />
      </Table.Td>
      <Table.Td>
        <Group gap={2} justify="flex-end" wrap="nowrap">
          <Tooltip label={`Change the rule of ${about}`} openDelay={300}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Change the rule of ${about}`}
              onClick={() => onEdit(about)}
            >
              <IconPencil size={17} />
            </ActionIcon>
          </Tooltip>
          <ConfirmedIcon
            label={`Delete the rule of ${about}`}
            action="Delete"
            onConfirm={async () => {
              await deleteRule(project, id);
              await onDeleted();
            }}
          >
            What it kept may be deleted again, and it deletes nothing more.
          </ConfirmedIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

const daysText = (days: number): string =>
  days === 1 ? '1 day' : `${days.toLocaleString('en')} days`;
