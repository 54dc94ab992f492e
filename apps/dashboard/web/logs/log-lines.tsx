import { Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LogLine } from './log-line.js';

/** Must be the line height of `.log-line`. */
const LINE_PX = 20;
const EXTRA_LINES = 30;
const NEAR_END_PX = 30;

interface LogLinesProps {
  readonly lines: readonly LogLine[];
  readonly title: string;
  readonly search: string;
  readonly emptyText: string;
  readonly isFollowing: boolean;
  readonly onFollow: (isFollowing: boolean) => void;
}

/** The lines of a log. Only those in view are in the page, so that 20 000 scroll smoothly. */
export function LogLines(props: LogLinesProps) {
  const { lines, title, search, emptyText, isFollowing, onFollow } = props;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 460 });

  useEffect(() => {
    const { current } = box;
    if (isFollowing && current) current.scrollTop = current.scrollHeight;
  }, [isFollowing, lines]);

  const onScroll = () => {
    const { current } = box;
    if (!current) return;
    const { scrollTop, clientHeight, scrollHeight } = current;
    setView({ top: scrollTop, height: clientHeight });
    onFollow(scrollHeight - scrollTop - clientHeight < NEAR_END_PX);
  };

  const first = Math.max(0, Math.floor(view.top / LINE_PX) - EXTRA_LINES);
  const count = Math.ceil(view.height / LINE_PX) + 2 * EXTRA_LINES;
  const shown = lines.slice(first, first + count);

  return (
    <div
      ref={box}
      className="log"
      role="log"
      aria-label={title}
      aria-live="off"
      tabIndex={0}
      onScroll={onScroll}
    >
      {lines.length === 0 && (
        <Text size="sm" c="dimmed" p="md">
          {emptyText}
        </Text>
      )}
      <div style={{ height: lines.length * LINE_PX, width: 'max-content', minWidth: '100%' }}>
        <div style={{ transform: `translateY(${first * LINE_PX}px)` }}>
          {shown.map(({ seq, at, stream, line }) => (
            <div key={seq} className="log-line" data-stream={stream}>
              <time dateTime={at}>{clockOf(at)}</time>
              <span>{search ? marked(line, search) : line}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const clockOf = (at: string) => clock.format(new Date(at));

function marked(line: string, search: string): ReactNode {
  const at = line.toLowerCase().indexOf(search);
  if (at === -1) return line;
  const end = at + search.length;
  return (
    <>
      {line.slice(0, at)}
      <mark>{line.slice(at, end)}</mark>
      {line.slice(end)}
    </>
  );
}
