import { useEffect, useRef } from 'react';
import { useTell } from '../notices/notices.js';
import type { Choices } from '../pre-join/choices.js';
import { sentenceOf } from '../sound/device-problem.js';
import { useRoom } from './room-context.js';

/** Turns on what was chosen at the door, once, when the room has let one in. */
export function useArrival({ name, camera, microphone }: Choices): void {
  const room = useRoom();
  const tell = useTell();
  const isDone = useRef(false);
  const { state } = room;
  useEffect(() => {
    if (state !== 'connected' || isDone.current) return;
    isDone.current = true;
    const { self } = room;
    const may = self.permissions.publish;
    const steps = [
      name !== '' && name !== self.name && room.setProfile({ name }),
      microphone && may.includes('microphone') && self.setMicrophone(true, microphone),
      camera && may.includes('camera') && self.setCamera(true, camera),
    ];
    for (const step of steps) {
      if (step) step.catch((error: unknown) => tell(sentenceOf(error), 'bad'));
    }
  }, [room, state, tell, name, camera, microphone]);
}
