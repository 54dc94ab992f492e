import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { ColorSchemeButton } from '../../web/shell/color-scheme-button.js';
import { useRoom } from './room-context.js';

/** What the meeting is called, how many are there, and whether it is recorded. */
export function RoomHeader() {
  const { info, participants } = useRoom();
  const name = info?.name || 'Meeting';
  useDocumentTitle(`${name} · Skydeck`);
  const count = participants.size + 1;
  return (
    <header className="meet-top">
      <Title order={1} size="h3" className="meet-title">
        {name}
      </Title>
      <span className="meet-people-count" aria-label={`${count} in the meeting`} role="img">
        <IconUsers size={15} aria-hidden />
        {count}
      </span>
      {info?.is_recording === true && (
        <span className="meet-recording" role="img" aria-label="This meeting is being recorded">
          Rec
        </span>
      )}
      <span className="meet-top-end">
        <ColorSchemeButton />
      </span>
    </header>
  );
}
