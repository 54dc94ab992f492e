import { Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Avatar } from '../stage/avatar.js';
import type { Preview } from './use-preview.js';

interface CameraPreviewProps {
  readonly preview: Preview;
  readonly name: string;
  /** What stands below the picture, on it. */
  readonly children: React.ReactNode;
}

/** How one will be seen; as in a mirror, because that is how people know themselves. */
export function CameraPreview({
  preview: { track, isStarting },
  name,
  children,
}: CameraPreviewProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.srcObject = track ? new MediaStream([track]) : null;
  }, [track]);
  return (
    <div className="meet-preview">
      {isStarting ? (
        <Loader color="white" aria-label="Starting the camera" />
      ) : (
        <Avatar name={name} />
      )}
      <video
        ref={ref}
        className="meet-video"
        data-mirrored
        hidden={!track}
        autoPlay
        muted
        playsInline
        aria-label="Your camera"
      />
      {children}
    </div>
  );
}
