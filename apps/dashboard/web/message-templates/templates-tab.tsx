import { Badge, Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Template, templatesQuery } from '../api/message-templates.js';
import { DataTable } from '../ui/data-table.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Time } from '../ui/time.js';

/** What messages are made of. */
export function TemplatesTab({ project }: { readonly project: string }) {
  const templates = useQuery(templatesQuery(project));
  const button = (
    <Button
      component={Link}
      to={`/projects/${project}/messages/new-template`}
      leftSection={<IconPlus size={16} />}
    >
      New template
    </Button>
  );
  return (
    <Stack>
      <Loaded query={templates}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconTemplate}
              title="No templates yet"
              text="A template says the same in several languages and on several channels. Messages fill in its variables."
            >
              {button}
              <Text size="xs" c="dimmed" className="mono">
                skydeck template push templates/order --publish
              </Text>
            </EmptyState>
          ) : (
            <>
              <Group justify="flex-end">{button}</Group>
              <DataTable isCard label="Templates" titles={['Template', 'Version', 'Changed']}>
                {all.map((template) => (
                  <Row key={template.id} project={project} template={template} />
                ))}
              </DataTable>
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Row({ project, template }: { readonly project: string; readonly template: Template }) {
  const { id, name, description, updated_at: at } = template;
  return (
    <Table.Tr>
      <Table.Td>
        <Link
          to="/projects/$project/messages/templates/$template"
          params={{ project, template: id }}
          className="row-link"
        >
          {name}
        </Link>
        {description && (
          <Text size="xs" c="dimmed">
            {description}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <VersionBadge template={template} />
      </Table.Td>
      <Table.Td>
        <Time at={at} />
      </Table.Td>
    </Table.Tr>
  );
}

function VersionBadge({ template }: { readonly template: Template }) {
  const { published_version: published, latest_version: latest } = template;
  if (published === null) return <Badge variant="default">Draft</Badge>;
  return (
    <Group gap="xs">
      <Text size="sm">Version {published} is sent</Text>
      {latest > published && <Badge variant="default">Version {latest} is newer</Badge>}
    </Group>
  );
}
