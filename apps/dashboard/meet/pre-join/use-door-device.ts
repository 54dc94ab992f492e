import { useState } from 'react';
import { type Preview, usePreview } from './use-preview.js';

/** A camera or microphone at the door: tried out, and taken along when it is on. */
export interface DoorDevice {
  readonly kind: 'camera' | 'microphone';
  /** Whether the token allows it at all. */
  readonly isAllowed: boolean;
  readonly isOn: boolean;
  readonly preview: Preview;
  /** Empty for any. */
  readonly deviceId: string;
  readonly choose: (deviceId: string) => void;
  /** Turns it on or off; on again when it did not work. */
  readonly toggle: () => void;
}

/** @param isWanted whether it is on at first */
export function useDoorDevice(
  kind: DoorDevice['kind'],
  isAllowed: boolean,
  isWanted: boolean,
): DoorDevice {
  const [isOn, setIsOn] = useState(isAllowed && isWanted);
  const [deviceId, choose] = useState('');
  const [attempt, setAttempt] = useState(0);
  const preview = usePreview(kind === 'camera' ? 'video' : 'audio', isOn, deviceId, attempt);
  const hasFailed = preview.problem !== null;
  const toggle = () => {
    setIsOn(hasFailed || !isOn);
    if (hasFailed) setAttempt(attempt + 1);
  };
  return { kind, isAllowed, isOn: isOn && !hasFailed, preview, deviceId, choose, toggle };
}
