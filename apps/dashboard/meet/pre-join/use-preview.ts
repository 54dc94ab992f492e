import { useEffect, useState } from 'react';
import { sentenceOf } from '../sound/device-problem.js';

/** A device that is tried out at the door. */
export interface Preview {
  readonly track: MediaStreamTrack | null;
  /** Why there is none, as a sentence. */
  readonly problem: string | null;
  readonly isStarting: boolean;
}

const OFF: Preview = { track: null, problem: null, isStarting: false };

/** Opens a device for as long as it is wanted. An empty id stands for any. */
export function usePreview(
  kind: 'audio' | 'video',
  isWanted: boolean,
  deviceId: string,
  attempt: number,
): Preview {
  const [preview, setPreview] = useState<Preview>({ ...OFF, isStarting: isWanted });
  useEffect(() => {
    if (!isWanted) {
      setPreview(OFF);
      return undefined;
    }
    let isGone = false;
    let track: MediaStreamTrack | undefined;
    const start = async () => {
      try {
        track = await open(kind, deviceId);
        if (isGone) track.stop();
        else setPreview({ ...OFF, track });
      } catch (error) {
        if (!isGone) setPreview({ ...OFF, problem: sentenceOf(error) });
      }
    };
    setPreview({ ...OFF, isStarting: true });
    void start();
    return () => {
      isGone = true;
      track?.stop();
    };
  }, [kind, isWanted, deviceId, attempt]);
  return preview;
}

async function open(kind: 'audio' | 'video', deviceId: string): Promise<MediaStreamTrack> {
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (!media) {
    throw new Error('Cameras and microphones work on secure pages only, whose address is https.');
  }
  const wanted = deviceId === '' ? {} : { deviceId: { exact: deviceId } };
  const size = kind === 'video' ? { width: { ideal: 1280 }, height: { ideal: 720 } } : {};
  const stream = await media.getUserMedia({ [kind]: { ...size, ...wanted } });
  const [track] = stream.getTracks();
  if (!track) throw new Error('The device gives nothing. Try another one.');
  return track;
}
