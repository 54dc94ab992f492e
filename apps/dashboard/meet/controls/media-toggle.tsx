import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from '@tabler/icons-react';
import { ControlButton } from './control-button.js';

const KINDS = {
  microphone: { on: IconMicrophone, off: IconMicrophoneOff, shortcut: 'M' },
  camera: { on: IconVideo, off: IconVideoOff, shortcut: 'V' },
};

interface MediaToggleProps {
  readonly kind: 'microphone' | 'camera';
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  /** Why it cannot be used now; instead of turning it on. */
  readonly refusal?: string | undefined;
  readonly hasShortcut?: boolean;
  readonly onToggle: () => void;
}

/** Turns microphone or camera on and off. */
export function MediaToggle(props: MediaToggleProps) {
  const { kind, isOn, isBusy = false, refusal, hasShortcut = false, onToggle } = props;
  const { on, off, shortcut } = KINDS[kind];
  return (
    <ControlButton
      icon={isOn ? on : off}
      label={refusal ?? `Turn ${isOn ? 'off' : 'on'} ${kind}`}
      tone={isOn ? 'plain' : 'off'}
      isBusy={isBusy}
      isRefused={refusal !== undefined}
      shortcut={hasShortcut ? shortcut : undefined}
      onClick={onToggle}
    />
  );
}
