import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { MediaToggle } from '../controls/media-toggle.js';
import type { TokenClaims } from '../ticket/token-claims.js';
import { CameraPreview } from './camera-preview.js';
import type { Choices } from './choices.js';
import { DoorDevices } from './door-devices.js';
import { DoorHeader } from './door-header.js';
import { LevelMeter } from './level-meter.js';
import { type DoorDevice, useDoorDevice } from './use-door-device.js';

interface PreJoinPageProps {
  readonly claims: TokenClaims;
  /** What was chosen the last time. */
  readonly last: Choices | null;
  readonly onJoin: (choices: Choices) => void;
}

/** The door: how one looks and sounds, before anybody sees or hears it. */
export function PreJoinPage({ claims, last, onJoin }: PreJoinPageProps) {
  useDocumentTitle('Join the meeting · Skydeck');
  const { publish, identity } = claims;
  // Whoever gave no name left it to the guest; the identity stands in for it.
  const isNameless = claims.name === '' || claims.name === identity;
  const [name, setName] = useState(last?.name || claims.name);
  const wanted = (kind: 'camera' | 'microphone') => last === null || last[kind] !== null;
  const camera = useDoorDevice('camera', publish.includes('camera'), wanted('camera'));
  const hasVoice = publish.includes('microphone');
  const microphone = useDoorDevice('microphone', hasVoice, wanted('microphone'));
  const own = [microphone, camera].filter(({ isAllowed }) => isAllowed);
  const isWatching = own.length === 0;
  const isReady = !isNameless || name.trim() !== '';

  const join = (event: FormEvent | null, isBare = false) => {
    event?.preventDefault();
    if (!isReady) return;
    onJoin({
      name: isNameless ? name.trim() : '',
      camera: isBare ? null : choiceOf(camera),
      microphone: isBare ? null : choiceOf(microphone),
    });
  };
  return (
    <div className="meet-door">
      <DoorHeader />
      <main className="meet-door-main" data-watching={isWatching || undefined}>
        {!isWatching && (
          <section aria-label="Preview">
            <CameraPreview preview={camera.preview} name={name || 'You'}>
              <div className="meet-preview-bar">
                {own.map(({ kind, isOn, toggle }) => (
                  <MediaToggle key={kind} kind={kind} isOn={isOn} onToggle={toggle} />
                ))}
              </div>
            </CameraPreview>
            {hasVoice && <LevelMeter track={microphone.preview.track} />}
          </section>
        )}
        <form onSubmit={join} className="meet-door-form">
          <Stack gap="md">
            <div>
              <Title order={1}>Ready to join?</Title>
              <Text c="dimmed" mt={4}>
                {isWatching && 'You watch and listen: nobody sees or hears you. '}
                {!isNameless && `You join as ${claims.name}.`}
                {isNameless && !isWatching && 'Check how you look and sound.'}
              </Text>
            </div>
            {isNameless && (
              <TextInput
                label="Your name"
                required
                maxLength={128}
                autoComplete="name"
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            )}
            <DoorDevices camera={camera} microphone={microphone} />
            <Button type="submit" size="md" disabled={!isReady}>
              Join now
            </Button>
            {own.some(({ isOn }) => isOn) && (
              <Button variant="default" disabled={!isReady} onClick={() => join(null, true)}>
                Join without camera and microphone
              </Button>
            )}
          </Stack>
        </form>
      </main>
    </div>
  );
}

function choiceOf({ isOn, deviceId }: DoorDevice): Choices['camera'] {
  if (!isOn) return null;
  return deviceId === '' ? {} : { deviceId };
}
