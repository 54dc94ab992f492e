import { ActionIcon, Group, SegmentedControl, Slider, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { loadTerminal } from '../load-terminal.js';
import { TERMINAL_THEME } from '../terminal-theme.js';
import type { Cast } from './cast.js';
import { CastPlayer, type PlayerState } from './cast-player.js';
import { clockText } from './clock-text.js';

const SPEEDS = ['1', '2', '4'].map((value) => ({ value, label: `${value}×` }));

/** Plays a recording, beginning at once. */
export function Player({ cast }: { readonly cast: Cast }) {
  const { place, player, state, error } = usePlayer(cast);
  const [speed, setSpeed] = useState('1');
  const { positionMs, isPlaying } = state;
  const choose = (value: string) => {
    setSpeed(value);
    if (player.current) player.current.speed = Number(value);
  };
  return (
    <div className="player">
      <ErrorNotice error={error} />
      <div ref={place} className="player-screen" role="img" aria-label="What the console showed" />
      <Group gap="sm" wrap="nowrap" className="player-bar">
        <ActionIcon
          variant="default"
          size="lg"
          data-autofocus
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={() => (isPlaying ? player.current?.pause() : player.current?.play())}
        >
          {isPlaying ? <IconPlayerPause size={17} /> : <IconPlayerPlay size={17} />}
        </ActionIcon>
        <Slider
          flex={1}
          min={0}
          max={Math.max(1, cast.durationMs)}
          step={100}
          label={null}
          thumbLabel="Position"
          thumbProps={{ 'aria-valuetext': clockText(positionMs) }}
          value={positionMs}
          onChange={(value) => player.current?.seek(value)}
        />
        <Text size="xs" className="figures" style={{ whiteSpace: 'nowrap' }}>
          {clockText(positionMs)} / {clockText(cast.durationMs)}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label="Speed"
          data={SPEEDS}
          value={speed}
          onChange={choose}
        />
      </Group>
    </div>
  );
}

function usePlayer(cast: Cast) {
  const place = useRef<HTMLDivElement>(null);
  const player = useRef<CastPlayer>(null);
  const [state, setState] = useState<PlayerState>({ positionMs: 0, isPlaying: false });
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    const element = place.current;
    const shown = new AbortController();
    const start = async () => {
      const TerminalClass = await loadTerminal();
      if (!element || shown.signal.aborted) return;
      const terminal = new TerminalClass({
        theme: TERMINAL_THEME,
        fontFamily: getComputedStyle(element).fontFamily,
        fontSize: 13,
        lineHeight: 1.2,
        disableStdin: true,
        scrollback: 0,
      });
      terminal.open(element);
      const made = new CastPlayer(terminal, cast, setState);
      player.current = made;
      shown.signal.addEventListener('abort', () => {
        made.pause();
        player.current = null;
        terminal.dispose();
      });
      made.play();
    };
    start().catch(setError);
    return () => shown.abort();
  }, [cast]);
  return { place, player, state, error };
}
