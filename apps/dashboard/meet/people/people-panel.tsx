import { Button, Group, Title } from '@mantine/core';
import type { RemoteParticipant } from '@skydeck/costream';
import { IconMicrophoneOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useRoom } from '../room/room-context.js';
import { peopleOf } from '../room/tiles.js';
import { useHands } from '../stage/use-hands.js';
import { PermissionsDialog } from './permissions-dialog.js';
import { PersonMenu, type Question } from './person-menu.js';
import { PersonRow } from './person-row.js';
import { RemoveDialog } from './remove-dialog.js';
import { useAct } from './use-act.js';
import { WaitingList } from './waiting-list.js';

interface Asked {
  readonly person: RemoteParticipant;
  readonly question: Question;
}

/** Who is here and who waits, with what a moderator may do. Raised hands come first, in their order. */
export function PeoplePanel() {
  const room = useRoom();
  const hands = useHands();
  const act = useAct();
  const [asked, setAsked] = useState<Asked | null>(null);
  const people = peopleOf(room);
  const placeOf = (identity: string) => hands.indexOf(identity) + 1 || Number.MAX_SAFE_INTEGER;
  const sorted = people.toSorted((one, two) => placeOf(one.identity) - placeOf(two.identity));
  const close = () => setAsked(null);
  const isModerator = room.permissions.moderate;
  return (
    <div className="meet-panel-body" tabIndex={0} role="group" aria-label="Who is here">
      <WaitingList />
      <section aria-label="In the meeting">
        <Group justify="space-between" mb="xs">
          <Title order={3}>In the meeting ({people.length})</Title>
          {isModerator && people.length > 1 && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconMicrophoneOff size={15} />}
              onClick={() => act(room.moderate.muteAll('microphone'))}
            >
              Mute all
            </Button>
          )}
        </Group>
        <ul className="meet-people">
          {sorted.map((person) => {
            const isSelf = person === room.self;
            const hand = hands.indexOf(person.identity) + 1;
            return (
              <PersonRow key={person.identity} person={person} isSelf={isSelf} hand={hand}>
                {isModerator && !isSelf && (
                  <PersonMenu
                    person={person as RemoteParticipant}
                    onAsk={(question) =>
                      setAsked({ person: person as RemoteParticipant, question })
                    }
                  />
                )}
              </PersonRow>
            );
          })}
        </ul>
      </section>
      {asked?.question === 'permissions' && (
        <PermissionsDialog person={asked.person} onClose={close} />
      )}
      {(asked?.question === 'remove' || asked?.question === 'ban') && (
        <RemoveDialog person={asked.person} isBan={asked.question === 'ban'} onClose={close} />
      )}
    </div>
  );
}
