import { RoomError } from '../room/room-error.js';

/** Which camera, and how large a picture. */
export interface CameraOptions {
  readonly deviceId?: string;
  /** Pixels; 1280 × 720 by default. */
  readonly width?: number;
  readonly height?: number;
}

/** Which microphone. */
export interface MicrophoneOptions {
  readonly deviceId?: string;
}

/** What of the screen. */
export interface ScreenOptions {
  /** Whether its sound is wanted too, where the browser can; false by default. */
  readonly audio?: boolean;
}

const CODES: Readonly<Record<string, string>> = {
  NotAllowedError: 'device_denied',
  SecurityError: 'device_denied',
  NotFoundError: 'device_missing',
  OverconstrainedError: 'device_missing',
  NotReadableError: 'device_busy',
  AbortError: 'device_busy',
};

/** Opens a camera. @throws `device_denied`, `device_missing` or `device_busy` */
export async function openCamera(options: CameraOptions = {}): Promise<MediaStreamTrack> {
  const { deviceId, width = 1280, height = 720 } = options;
  const video = {
    width: { ideal: width },
    height: { ideal: height },
    frameRate: { ideal: 30 },
    ...(deviceId !== undefined && { deviceId: { exact: deviceId } }),
  };
  return first(await opened(() => navigator.mediaDevices.getUserMedia({ video })));
}

/** Opens a microphone. @throws `device_denied`, `device_missing` or `device_busy` */
export async function openMicrophone(options: MicrophoneOptions = {}): Promise<MediaStreamTrack> {
  const { deviceId } = options;
  const audio = {
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    ...(deviceId !== undefined && { deviceId: { exact: deviceId } }),
  };
  return first(await opened(() => navigator.mediaDevices.getUserMedia({ audio })));
}

/** Asks what of the screen to show. @throws `device_denied` when the user calls it off */
export async function openScreen(
  options: ScreenOptions = {},
): Promise<readonly MediaStreamTrack[]> {
  const wanted = { video: { frameRate: { ideal: 15, max: 30 } }, audio: options.audio ?? false };
  const stream = await opened(() => navigator.mediaDevices.getDisplayMedia(wanted));
  for (const track of stream.getVideoTracks()) track.contentHint = 'detail';
  return stream.getTracks();
}

async function opened(open: () => Promise<MediaStream>): Promise<MediaStream> {
  try {
    return await open();
  } catch (error) {
    // Pages that are not secure have no `mediaDevices` at all.
    const name = error instanceof DOMException ? error.name : 'SecurityError';
    const { message } = error as Error;
    throw new RoomError(CODES[name] ?? 'device_missing', message, { cause: error });
  }
}

function first(stream: MediaStream): MediaStreamTrack {
  const [track] = stream.getTracks();
  if (!track) throw new RoomError('device_missing');
  return track;
}
