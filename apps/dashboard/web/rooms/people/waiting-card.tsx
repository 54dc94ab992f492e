import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { admitWaiting, denyWaiting, waitingQuery } from '../../api/room-people.js';
import { roomKey } from '../../api/rooms.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Section } from '../../ui/section.js';
import type { RoomTabProps } from '../room/room-tab.js';

/** Who asks to be let in; nothing when nobody does. */
export function WaitingCard({ project, room }: RoomTabProps) {
  const at = { project, room: room.id };
  const client = useQueryClient();
  const waiting = useQuery(waitingQuery(at));
  const answer = useMutation({
    mutationFn: ({ identity, isIn }: { identity: string; isIn: boolean }) =>
      isIn ? admitWaiting(at, identity) : denyWaiting(at, identity),
    onSettled: () => client.invalidateQueries({ queryKey: roomKey(at) }),
  });
  if (!waiting.data || waiting.data.length === 0) return null;
  return (
    <Section title="Waiting" text="They see that they wait, and nothing of the room.">
      <Stack gap="xs">
        {waiting.data.map(({ identity, name }) => (
          <Group key={identity} justify="space-between">
            <Text size="sm" fw={500} className="wrap">
              {name || identity}
            </Text>
            <Group gap="xs">
              <Button
                size="xs"
                aria-label={`Admit ${name || identity}`}
                onClick={() => answer.mutate({ identity, isIn: true })}
              >
                Admit
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={`Deny ${name || identity}`}
                onClick={() => answer.mutate({ identity, isIn: false })}
              >
                Deny
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
      <ErrorNotice error={answer.error} />
    </Section>
  );
}
