import { Button, Group, Text, Title } from '@mantine/core';
import { useRoom } from '../room/room-context.js';
import { Avatar } from '../stage/avatar.js';
import { useAct } from './use-act.js';

/** Who waits to be let in; shown to moderators only, and only while somebody does. */
export function WaitingList() {
  const room = useRoom();
  const act = useAct();
  const { waiting, moderate } = room;
  if (waiting.length === 0 || !room.permissions.moderate) return null;
  return (
    <section aria-label="Waiting room">
      <Group justify="space-between" mb="xs">
        <Title order={3}>Waiting to join ({waiting.length})</Title>
        {waiting.length > 1 && (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() =>
              act(Promise.all(waiting.map(({ identity }) => moderate.admit(identity))))
            }
          >
            Admit all
          </Button>
        )}
      </Group>
      <ul className="meet-people">
        {waiting.map(({ identity, name }) => (
          <li key={identity} className="meet-person">
            <Avatar name={name || identity} size={32} />
            <Text size="sm" className="meet-person-name">
              {name || identity}
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Deny ${name || identity}`}
              onClick={() => act(moderate.deny(identity))}
            >
              Deny
            </Button>
            <Button
              size="compact-sm"
              aria-label={`Admit ${name || identity}`}
              onClick={() => act(moderate.admit(identity))}
            >
              Admit
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
