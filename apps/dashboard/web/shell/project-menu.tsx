import { Button, Menu, Text } from '@mantine/core';
import { IconCheck, IconPlus, IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { projectsQuery } from '../api/projects.js';

/** Which project this is, and the way to another. */
export function ProjectMenu({ project }: { readonly project: string }) {
  const { data: projects = [] } = useQuery(projectsQuery);
  const current = projects.find(({ slug }) => slug === project);
  return (
    <Menu position="bottom-start" width={240} withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          px={{ base: 4, sm: 'xs' }}
          rightSection={<IconSelector size={15} aria-hidden />}
          styles={{ label: { maxWidth: 180 }, root: { minWidth: 0 } }}
          c="var(--mantine-color-text)"
          aria-label={`Project ${current?.name ?? project}. Change project`}
        >
          <Text span inherit truncate>
            {current?.name ?? project}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Label>Projects</Menu.Label>
        {projects.map(({ slug, name }) => (
          <Menu.Item
            key={slug}
            component={Link}
            to={`/projects/${slug}`}
            rightSection={slug === project ? <IconCheck size={15} aria-label="current" /> : null}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to="/" leftSection={<IconPlus size={15} />}>
          All projects, new project
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
