import { Badge, Button, Group, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  publishTemplate,
  type Template,
  templatesKey,
  type TemplateVersion,
} from '../api/message-templates.js';
import { DataTable } from '../ui/data-table.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Section } from '../ui/section.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';

interface VersionsCardProps {
  readonly project: string;
  readonly template: Template;
  readonly versions: readonly TemplateVersion[];
  readonly shown: number;
  readonly onShow: (number: number) => void;
}

/** The versions of a template: which one is sent, and the way back to another. */
export function VersionsCard({ project, template, versions, shown, onShow }: VersionsCardProps) {
  const queryClient = useQueryClient();
  const publish = useMutation({
    mutationFn: (number: number) => publishTemplate(project, template.id, number),
    onSuccess: async (_template, number) => {
      await queryClient.invalidateQueries({ queryKey: templatesKey(project) });
      notifications.show({ message: `Version ${number} is sent from now on.` });
    },
  });
  const published = template.published_version;
  return (
    <Section
      title="Versions"
      text={
        published === null
          ? 'None is published: nothing can be sent by this template yet.'
          : `Messages are made of version ${published}.`
      }
    >
      <Stack gap="sm">
        <ErrorNotice error={publish.error} />
        <DataTable label="Versions" titles={['Version', 'Languages', 'Made']} hasActions>
          {versions.map(({ number, locales, created_at: at }) => (
            <Table.Tr key={number}>
              <Table.Td>
                <Group gap="xs">
                  <Text span size="sm" fw={500}>
                    Version {number}
                  </Text>
                  {number === published && <Status value="active" label="Published" />}
                  {number === shown && <Badge variant="default">Shown below</Badge>}
                </Group>
              </Table.Td>
              <Table.Td>{Object.keys(locales).join(', ')}</Table.Td>
              <Table.Td>
                <Time at={at} />
              </Table.Td>
              <Table.Td>
                <Group gap="xs" justify="flex-end">
                  {number !== shown && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Show version ${number}`}
                      onClick={() => onShow(number)}
                    >
                      Show
                    </Button>
                  )}
                  {number !== published && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`${actionOf(number, published)} version ${number}`}
                      loading={publish.isPending && publish.variables === number}
                      onClick={() => publish.mutate(number)}
                    >
                      {actionOf(number, published).replace(/ to$/, '')}
                    </Button>
                  )}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </DataTable>
      </Stack>
    </Section>
  );
}

const actionOf = (number: number, published: number | null): string =>
  published !== null && number < published ? 'Go back to' : 'Publish';
