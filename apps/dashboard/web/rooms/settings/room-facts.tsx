import type { Room } from '../../api/rooms.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';
import { rateText } from '../../videos/video-words.js';
import { MODES, spanText } from '../room-words.js';

/** What is known of a room. */
export function RoomFacts({ room }: { readonly room: Room }) {
  return (
    <Section title="Details">
      <dl className="pair">
        <dt>Id</dt>
        <dd>
          <span className="mono">{room.id}</span> <CopyIcon text={room.id} what="room id" />
        </dd>
        <dt>Mode</dt>
        <dd>{MODES[room.mode]}</dd>
        <dt>Picture</dt>
        <dd>
          {room.video_codecs.map((codec) => codec.toUpperCase()).join(', ')}, at most{' '}
          {rateText(room.bitrate_bps)} each
        </dd>
        <dt>When empty</dt>
        <dd>{emptyText(room)}</dd>
        <dt>Same identity</dt>
        <dd>
          {room.duplicate_identity === 'replace' ? 'The newer one stays' : 'The first one stays'}
        </dd>
        <dt>Added</dt>
        <dd>
          <Time at={room.created_at} />
        </dd>
        {room.metadata && (
          <>
            <dt>Metadata</dt>
            <dd className="mono wrap">{JSON.stringify(room.metadata)}</dd>
          </>
        )}
      </dl>
    </Section>
  );
}

function emptyText({ persistent, empty_timeout_s: emptyS, departure_timeout_s: leftS }: Room) {
  if (persistent) return 'It stays';
  const after = `It ends ${spanText(leftS)} after the last has left`;
  return emptyS === 0 ? after : `${after}, or ${spanText(emptyS)} after nobody came`;
}
