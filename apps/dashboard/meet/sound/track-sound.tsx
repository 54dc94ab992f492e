import type { RemoteTrack } from '@skydeck/costream';
import { useEffect, useRef } from 'react';
import { useSpeakerId } from './speaker-choice.js';

/** Plays what one microphone, or one shared screen, sends. */
export function TrackSound({ track }: { readonly track: RemoteTrack }) {
  const ref = useRef<HTMLAudioElement>(null);
  const speakerId = useSpeakerId();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    track.attach(element);
    return () => track.detach(element);
  }, [track]);
  useEffect(() => {
    const element = ref.current;
    // Not in every browser; there the system's is used.
    if (element && 'setSinkId' in element) element.setSinkId(speakerId).catch(() => null);
  }, [speakerId]);
  return <audio ref={ref} autoPlay />;
}
