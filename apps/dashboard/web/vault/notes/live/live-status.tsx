import { VisuallyHidden } from '@mantine/core';
import { ProblemAlert } from '../../../ui/problem-alert.js';
import type { LiveState } from './live-state.js';
import './live.css';

const WORDS: Readonly<Record<LiveState['connection'], readonly [string, string]>> = {
  joining: ['Connecting…', 'busy'],
  here: ['Live', 'good'],
  away: ['Offline', 'warn'],
  ended: ['Disconnected', 'bad'],
};

const TITLES: Readonly<Record<LiveState['connection'], string>> = {
  joining: 'What you write is saved; others see it a moment later.',
  here: 'Everybody who has the note open sees what you write at once.',
  away: 'What you write is kept in this tab, and is put together with the rest later.',
  ended: 'What you write here reaches nobody.',
};

/** Whether others see at once what is written, and who they are. */
export function LiveStatus({ connection, people }: LiveState) {
  const [words, tone] = WORDS[connection];
  return (
    <>
      <span className="status" data-tone={tone} role="status" title={TITLES[connection]}>
        {words}
      </span>
      {people.length > 0 && (
        <ul className="live-people" aria-label="Also here">
          {people.map(({ id, name, tone: color }) => (
            <li key={id} data-tone={color} title={name}>
              <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Says that what is written is no longer taken, and why. */
export function LiveEnded({ connection, reason }: LiveState) {
  if (connection !== 'ended') return null;
  return (
    <ProblemAlert title="This note is no longer connected">
      {reason || 'It may be in the trash by now, or you may no longer write it.'} What you wrote
      last may not be saved: copy it before you load the page again.
    </ProblemAlert>
  );
}
