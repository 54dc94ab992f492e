import { z } from 'zod';

/** Settings of rooms that a LiveKit server carries. */
export const livekitSettings = {
  COSTREAM_LIVEKIT_URL: z
    .url({ protocol: /^(https?|wss?)$/ })
    .optional()
    .describe('Address of the LiveKit server, such as `wss://livekit.example.com`.'),
  COSTREAM_LIVEKIT_API_KEY: z.string().min(1).optional().describe('API key of the LiveKit server.'),
  COSTREAM_LIVEKIT_API_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters, as LiveKit asks')
    .optional()
    .describe('API secret of the LiveKit server; it signs tokens of participants too.'),
};

/** How a LiveKit server is reached. */
export interface LiveKitOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

/** Settings of LiveKit, read. */
export type LiveKitSettings = {
  readonly [name in keyof typeof livekitSettings]?: string | undefined;
};

/** Names of the settings that lack, when the settings choose LiveKit. */
export function livekitLacks(settings: LiveKitSettings): readonly string[] {
  return Object.keys(livekitSettings).filter(
    (name) => settings[name as keyof LiveKitSettings] === undefined,
  );
}

/** How the settings say that LiveKit is reached; null when one of them lacks. */
export function livekitOptions(settings: LiveKitSettings): LiveKitOptions | null {
  const {
    COSTREAM_LIVEKIT_URL: url,
    COSTREAM_LIVEKIT_API_KEY: apiKey,
    COSTREAM_LIVEKIT_API_SECRET: apiSecret,
  } = settings;
  if (url === undefined || apiKey === undefined || apiSecret === undefined) return null;
  return { url, apiKey, apiSecret };
}
