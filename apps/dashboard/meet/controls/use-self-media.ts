import { useState } from 'react';
import { useTell } from '../notices/notices.js';
import { useRoom } from '../room/room-context.js';
import { sentenceOf } from '../sound/device-problem.js';

export type SelfSource = 'microphone' | 'camera' | 'screen_share';

const WORDS = { microphone: 'microphone', camera: 'camera', screen_share: 'screen' };

/** What one shows of oneself, and how to turn it on and off. */
export function useSelfMedia() {
  const room = useRoom();
  const tell = useTell();
  const [busy, setBusy] = useState<readonly SelfSource[]>([]);
  const { self } = room;

  const isOn = (source: SelfSource) => self.track(source)?.muted === false;
  const refusalOf = (source: SelfSource): string | undefined => {
    if (!room.permissions.publish.includes(source)) {
      return `You may not use your ${WORDS[source]} here`;
    }
    const isMuted = self.track(source)?.mutedBy === 'moderator';
    return isMuted ? `A moderator turned off your ${WORDS[source]}` : undefined;
  };
  const doing = (source: SelfSource, act: () => Promise<void>) => {
    setBusy((known) => [...known, source]);
    act()
      .catch((error: unknown) => tell(sentenceOf(error), 'bad'))
      .finally(() => setBusy((known) => known.filter((one) => one !== source)));
  };
  const set = (source: SelfSource, on: boolean, deviceId?: string) =>
    doing(source, () => {
      const options = deviceId === undefined ? undefined : { deviceId };
      if (source === 'microphone') return self.setMicrophone(on, options);
      if (source === 'camera') return self.setCamera(on, options);
      return self.setScreenShare(on, { audio: true });
    });
  const toggle = (source: SelfSource) => {
    const refusal = refusalOf(source);
    if (refusal !== undefined) tell(refusal, 'bad');
    else if (!busy.includes(source)) set(source, !isOn(source));
  };
  return { isOn, isBusy: (source: SelfSource) => busy.includes(source), refusalOf, set, toggle };
}

export type SelfMedia = ReturnType<typeof useSelfMedia>;
