import HlsPlayer from 'hls.js';
import { useEffect, useRef } from 'react';

interface PlayerProps {
  readonly name: string;
  readonly src: string;
  readonly poster: string;
}

/** Plays a stream. */
export function Player({ name, src, poster }: PlayerProps) {
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
    player.loadSource(src);
    player.attachMedia(element);
    return () => player.destroy();
  }, [src]);
  return (
    <video
      ref={video}
      controls
      playsInline
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
