import HlsPlayer from 'hls.js';
import { useEffect, useRef, useState } from 'react';
import { renewCues } from './renew-cues.js';

/** What has just begun is not everywhere at once. */
const AGAIN_MS = 1500;

interface PlayerProps {
  readonly name: string;
  readonly src: string;
  readonly poster?: string;
  /** Whether it is broadcast now: it begins without sound, by itself. */
  readonly isLive?: boolean;
}

/** Plays a stream. */
export function Player({ name, src, poster, isLive = false }: PlayerProps) {
  const [attempt, setAttempt] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    if (!HlsPlayer.isSupported()) {
      element.src = src;
      return undefined;
    }
    // A worker of its own would need rights that the page does not have.
    const player = new HlsPlayer({ enableWorker: false, capLevelToPlayerSize: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    player.on(HlsPlayer.Events.ERROR, (_event, { fatal }) => {
      if (!fatal || !isLive) return;
      player.destroy();
      timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_MS);
    });
    player.loadSource(src);
    player.attachMedia(element);
    const letCuesBe = renewCues(element);
    return () => {
      clearTimeout(timer);
      letCuesBe();
      player.destroy();
    };
  }, [src, isLive, attempt]);
  return (
    <video
      ref={video}
      controls
      playsInline
      autoPlay={isLive}
      muted={isLive}
      poster={poster}
      aria-label={name}
      style={{
        display: 'block',
        width: '100%',
        maxHeight: 480,
        background: '#000',
        borderRadius: 'var(--mantine-radius-md)',
      }}
    />
  );
}
