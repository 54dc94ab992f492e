import { z } from 'zod';

const PORT_RANGE = /^(?<first>\d{4,5})-(?<last>\d{4,5})$/;

const list = (pattern: RegExp, wanted: string) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const items = text.split(',').flatMap((item) => item.trim() || []);
      const wrong = items.find((item) => !pattern.test(item));
      if (wrong === undefined) return items;
      context.addIssue({ code: 'custom', message: `must be ${wanted}, not ${wrong}` });
      return z.NEVER;
    });

/** Settings of what relays media to clients that can send no UDP to the engine. */
export const turnSettings = {
  COSTREAM_TURN: z
    .enum(['off', 'embedded', 'external'])
    .default('off')
    .describe(
      'What relays media for clients behind firewalls: nothing, a coturn that Skydeck runs, or a TURN server of yours.',
    ),
  COSTREAM_TURN_URLS: list(
    /^turns?:[^\s?,]+(\?transport=(udp|tcp))?$/,
    'addresses such as turn:turn.example.com:3478?transport=udp',
  ).describe(
    'Addresses that clients reach the TURN server at, parted by commas; those that the embedded one listens on if empty.',
  ),
  COSTREAM_TURN_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Secret shared with an external TURN server (`static-auth-secret` of coturn); the embedded one has its own.',
    ),
  COSTREAM_TURN_HOST: z
    .ipv4()
    .optional()
    .describe(
      'Address of this machine that the embedded TURN server listens on and relays from; the first one that the engine takes media at if empty.',
    ),
  COSTREAM_TURN_PORT: z.coerce
    .number()
    .int()
    .min(1024)
    .max(65_535)
    .default(3478)
    .describe('Port of the embedded TURN server, of UDP and TCP.'),
  COSTREAM_TURN_PORT_RANGE: z
    .string()
    .default('49160-49359')
    .transform((text, context) => {
      const { first = 0, last = 0 } = mapped(PORT_RANGE.exec(text)?.groups);
      if (first >= 1024 && first <= last && last <= 65_535) return { first, last };
      context.addIssue({ code: 'custom', message: 'must be two ports such as 49160-49359' });
      return z.NEVER;
    })
    .describe('UDP ports that the embedded TURN server relays from, such as `49160-49359`.'),
  COSTREAM_TURN_PEERS: list(/^[\d.]+$|^[\da-f:]+$/i, 'addresses of engines').describe(
    'Addresses that the embedded TURN server relays to, parted by commas, besides those of the embedded engine. It relays to nothing else.',
  ),
};

const TurnConfig = z.object(turnSettings);

/** Settings of TURN, read; `COSTREAM_PUBLIC_IP` and `COSTREAM_INTERFACES` are the engine's. */
export type TurnSettings = z.output<typeof TurnConfig> & {
  readonly COSTREAM_PUBLIC_IP?: string | undefined;
  readonly COSTREAM_INTERFACES?: string | undefined;
};

/** What of the settings contradicts itself; undefined when nothing does. */
export function turnObstacle(settings: TurnSettings): string | undefined {
  if (settings.COSTREAM_TURN !== 'external') return undefined;
  if (settings.COSTREAM_TURN_URLS.length === 0) return 'COSTREAM_TURN_URLS is not set';
  if (settings.COSTREAM_TURN_SECRET === undefined) return 'COSTREAM_TURN_SECRET is not set';
  return undefined;
}

function mapped(groups: Record<string, string> | undefined): { first?: number; last?: number } {
  return Object.fromEntries(
    Object.entries(groups ?? {}).map(([name, digits]) => [name, Number(digits)]),
  );
}
