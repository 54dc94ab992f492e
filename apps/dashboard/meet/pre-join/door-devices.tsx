import { Alert } from '@mantine/core';
import { chooseSpeaker, useSpeakerId } from '../sound/speaker-choice.js';
import { useDevices } from '../sound/use-devices.js';
import { DevicePicker } from './device-picker.js';
import type { DoorDevice } from './use-door-device.js';

interface DoorDevicesProps {
  readonly camera: DoorDevice;
  readonly microphone: DoorDevice;
}

/** Which devices are used, and what is wrong with them. */
export function DoorDevices({ camera, microphone }: DoorDevicesProps) {
  const speakerId = useSpeakerId();
  const known = useDevices(`${camera.preview.track?.id} ${microphone.preview.track?.id}`);
  const own = [
    [microphone, known.microphones, 'Microphone'],
    [camera, known.cameras, 'Camera'],
  ] as const;
  return (
    <>
      {own.map(([{ kind, preview }]) =>
        preview.problem === null ? null : (
          <Alert key={kind} color="orange" title={`Your ${kind} does not work`} role="status">
            {preview.problem}
          </Alert>
        ),
      )}
      {own.map(([{ kind, isOn, deviceId, choose }, devices, label]) =>
        isOn ? (
          <DevicePicker
            key={kind}
            label={label}
            devices={devices}
            value={deviceId}
            onChange={choose}
          />
        ) : null,
      )}
      <DevicePicker
        label="Loudspeaker"
        devices={known.speakers}
        value={speakerId}
        onChange={chooseSpeaker}
      />
    </>
  );
}
