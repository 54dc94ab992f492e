import { Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UserFilter, usersQuery } from '../api/users.js';
import { MoreButton } from '../sources/more-button.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { CreateUserDialog } from './create-user-dialog.js';
import { filterOf } from './search-filter.js';
import { UserSearch } from './user-search.js';
import { UserTable } from './user-table.js';

const TYPING_MS = 250;

const stateOf = (banned: string): UserFilter =>
  banned === 'true' || banned === 'false' ? { is_banned: banned } : {};

/** Those who can sign in to what the project offers. */
export function UsersTab({ project }: { readonly project: string }) {
  const [text, setText] = useState('');
  const [banned, setBanned] = useState('');
  const [isCreating, setCreating] = useState(false);
  const [typed] = useDebouncedValue(text, TYPING_MS);
  const wanted = filterOf(typed);
  const users = useInfiniteQuery(usersQuery(project, { ...wanted, ...stateOf(banned) }));
  const isFiltered = text.trim() !== '' || banned !== '';
  const button = (
    <Button leftSection={<IconUserPlus size={16} />} onClick={() => setCreating(true)}>
      New user
    </Button>
  );
  return (
    <Stack>
      <Group justify="space-between" align="flex-start" gap="sm">
        <UserSearch
          text={text}
          isUnfinished={filterOf(text) === undefined}
          banned={banned}
          onText={setText}
          onBanned={setBanned}
        />
        {button}
      </Group>
      <Loaded query={users}>
        {(items) => {
          if (items.length > 0) return <UserTable project={project} users={items} />;
          if (isFiltered) return <NoneFound />;
          return (
            <EmptyState
              icon={IconUsers}
              title="No users yet"
              text="They appear when they first sign in with a code or a password. You can also make them yourself."
            />
          );
        }}
      </Loaded>
      <MoreButton query={users} />
      {isCreating && <CreateUserDialog project={project} onClose={() => setCreating(false)} />}
    </Stack>
  );
}

function NoneFound() {
  return (
    <Text className="card" p="lg" ta="center" size="sm" role="status">
      No user fits.
    </Text>
  );
}
