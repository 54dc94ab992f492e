import {
  Anchor,
  Badge,
  Button,
  Group,
  Progress,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import {
  IconBox,
  IconFolder,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { deleteSpace, type Space, spacesKey, spacesQuery } from '../../api/vault-spaces.js';
import { useProject } from '../../projects/use-project-slug.js';
import { useNews } from '../../sources/use-news.js';
import { bytesText } from '../../ui/bytes-text.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { MembersDialog } from './members-dialog.js';
import { SpaceDialog } from './space-dialog.js';

const NEARLY = 0.9;

interface Opened {
  readonly what: 'new' | 'edit' | 'members' | 'delete';
  readonly space?: Space;
}

/** The spaces of a project: how full they are, and who may use them. */
export function SpacesPage() {
  const project = useProject();
  const queryClient = useQueryClient();
  const spaces = useQuery(spacesQuery(project));
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: spacesKey(project) });
  useNews({ source: 'vault', project, types: 'space.*', queryKey: spacesKey(project) });
  const remove = useMutation({
    mutationFn: (space: string) => deleteSpace(project, space),
    onSuccess: () => {
      close();
      refresh();
    },
  });
  const fresh = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({ what: 'new' })}>
      New space
    </Button>
  );
  const { what, space } = opened ?? {};
  return (
    <Page
      title="Spaces"
      text="Each is the vault of a user or a team of yours; others see nothing of it."
      actions={(spaces.data?.length ?? 0) > 0 && fresh}
    >
      <Loaded query={spaces}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconBox}
              title="No spaces yet"
              text="The main space is made when something is first stored. Others are for users and teams."
            >
              {fresh}
            </EmptyState>
          ) : (
            <SimpleGrid component="ul" cols={{ base: 1, md: 2 }} p={0} m={0} aria-label="Spaces">
              {all.map((one) => (
                <SpaceCard
                  key={one.id}
                  project={project}
                  space={one}
                  onOpen={(action) => setOpened({ what: action, space: one })}
                />
              ))}
            </SimpleGrid>
          )
        }
      </Loaded>
      {what === 'new' && <SpaceDialog project={project} onSaved={refresh} onClose={close} />}
      {what === 'edit' && space && (
        <SpaceDialog project={project} space={space} onSaved={refresh} onClose={close} />
      )}
      {what === 'members' && space && (
        <MembersDialog project={project} space={space} onClose={close} />
      )}
      {what === 'delete' && space && (
        <ConfirmDialog
          title={`Delete ${space.name}`}
          action="Delete space"
          typed={space.name}
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(space.id)}
          onClose={close}
        >
          All its files, photos, notes, tasks, calendars and contacts are gone for good: there is no
          trash for spaces.
        </ConfirmDialog>
      )}
    </Page>
  );
}

interface SpaceCardProps {
  readonly project: string;
  readonly space: Space;
  readonly onOpen: (what: 'edit' | 'members' | 'delete') => void;
}

function SpaceCard({ project, space, onOpen }: SpaceCardProps) {
  const { id, name, is_main: isMain, used_bytes: used, quota_bytes: quota } = space;
  const part = quota ? Math.min(1, used / quota) : 0;
  return (
    <Stack component="li" className="card" p={16} gap="sm" style={{ listStyle: 'none' }}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h4" className="wrap">
          <Anchor
            inherit
            renderRoot={(props) => (
              <Link
                to="/projects/$project/vault/spaces/$space"
                params={{ project, space: id }}
                {...props}
              />
            )}
          >
            {name}
          </Anchor>
        </Title>
        {isMain && <Badge variant="default">Main</Badge>}
      </Group>
      <Text size="sm" c="dimmed">
        {bytesText(used)} {quota === null ? 'used' : `of ${bytesText(quota)} used`}
      </Text>
      {quota !== null && (
        <Progress
          size="sm"
          value={part * 100}
          color={part >= NEARLY ? 'var(--bad)' : 'var(--busy)'}
          aria-label={`Room of ${name}: ${Math.round(part * 100)} % used`}
        />
      )}
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconFolder size={15} />}
          aria-label={`Files of ${name}`}
          renderRoot={(props) => (
            <Link
              to="/projects/$project/vault/files"
              params={{ project }}
              search={isMain ? {} : { space: id }}
              {...props}
            />
          )}
        >
          Files
        </Button>
        <Action
          label="Members"
          of={name}
          icon={<IconUsers size={15} />}
          onClick={() => onOpen('members')}
        />
        <Action
          label="Change"
          of={name}
          icon={<IconPencil size={15} />}
          onClick={() => onOpen('edit')}
        />
        {!isMain && (
          <Action
            label="Delete"
            of={name}
            icon={<IconTrash size={15} />}
            onClick={() => onOpen('delete')}
          />
        )}
      </Group>
    </Stack>
  );
}

interface ActionProps {
  readonly label: string;
  readonly of: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function Action({ label, of, icon, onClick }: ActionProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={icon}
      aria-label={`${label}: ${of}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
