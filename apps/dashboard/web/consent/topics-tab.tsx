import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteTopic, type MessageTopic, topicsQuery } from '../api/consent.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { DataTable } from '../ui/data-table.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { CreateTopicDialog } from './create-topic-dialog.js';
import { useConsentChange } from './use-consent-change.js';

const TITLES = ['Topic', 'Kind', 'Who gets it'];

/** What people can choose. */
export function TopicsTab({ project }: { readonly project: string }) {
  const topics = useQuery(topicsQuery(project));
  const [isCreating, setCreating] = useState(false);
  const [leaving, setLeaving] = useState<MessageTopic>();
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
      New topic
    </Button>
  );
  return (
    <Stack>
      {topics.data?.length ? <Group justify="flex-end">{button}</Group> : null}
      <Loaded query={topics}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconTags}
              title="No topics yet"
              text="Messages that say what they are about let people leave one topic and keep the others."
            >
              {button}
            </EmptyState>
          ) : (
            <DataTable label="Topics" titles={TITLES} hasActions isCard>
              {items.map((topic) => (
                <Table.Tr key={topic.id}>
                  <Table.Td>
                    <Text size="sm" fw={500}>
                      {topic.name}
                    </Text>
                    <Text size="xs" c="dimmed" className="mono">
                      {topic.key}
                    </Text>
                  </Table.Td>
                  <Table.Td>{topic.kind === 'marketing' ? 'Marketing' : 'Transactional'}</Table.Td>
                  <Table.Td>{whoGets(topic)}</Table.Td>
                  <Table.Td ta="right">
                    <Button variant="subtle" size="xs" onClick={() => setLeaving(topic)}>
                      Delete
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
      {isCreating && <CreateTopicDialog project={project} onClose={() => setCreating(false)} />}
      {leaving && (
        <DeleteDialog project={project} topic={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </Stack>
  );
}

function whoGets({ kind, is_default_in: isDefaultIn }: MessageTopic): string {
  if (kind === 'transactional') return 'Everybody';
  return isDefaultIn ? 'Everybody who has not left' : 'Only who said yes';
}

interface DeleteDialogProps {
  readonly project: string;
  readonly topic: MessageTopic;
  readonly onClose: () => void;
}

function DeleteDialog({ project, topic, onClose }: DeleteDialogProps) {
  const remove = useConsentChange(project, 'topics', () => deleteTopic(project, topic.id), onClose);
  return (
    <ConfirmDialog
      title={`Delete ${topic.name}`}
      typed={topic.key}
      action="Delete topic"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      What people chose about it is lost: whoever left it gets the same under another topic.
    </ConfirmDialog>
  );
}
