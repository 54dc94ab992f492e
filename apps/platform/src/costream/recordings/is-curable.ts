import { TranscodeFailed, TranscoderUnavailable } from '@skydeck/ffmpeg-sandbox';
import { ObjectStoreError } from '@skydeck/object-store';

/** Whether something was not done because a disk is full, or a program is missing. */
export function isCurable(error: unknown): boolean {
  if (error instanceof TranscoderUnavailable) return true;
  if (error instanceof ObjectStoreError) return error.code === 'no_space';
  if (error instanceof TranscodeFailed) {
    return error.lastLines.some((line) => line.includes('No space left on device'));
  }
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
