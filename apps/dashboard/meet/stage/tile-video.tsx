import { useEffect, useRef } from 'react';
import type { AnyTrack } from '../room/tiles.js';

interface TileVideoProps {
  readonly track: AnyTrack;
  readonly label: string;
  /** Oneself, as in a mirror. */
  readonly isMirrored: boolean;
  /** Shown whole instead of filling the tile: what is shared has text at its edges. */
  readonly isWhole: boolean;
}

/** The moving picture of a tile. */
export function TileVideo({ track, label, isMirrored, isWhole }: TileVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    track.attach(element);
    return () => track.detach(element);
  }, [track]);
  return (
    <video
      ref={ref}
      className="meet-video"
      data-mirrored={isMirrored || undefined}
      data-whole={isWhole || undefined}
      aria-label={label}
      autoPlay
      muted
      playsInline
    />
  );
}
