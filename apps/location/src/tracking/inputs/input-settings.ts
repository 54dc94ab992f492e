import { quotaSetting } from '@skydeck/limits';
import { z } from 'zod';

const port = (what: string) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe(`${what}; 0 picks a free one. Nobody is heard there when not set.`);

/** Settings of the ways in that are no HTTP, and of streams. */
export const inputConfig = {
  LOCATION_MQTT_PORT: port('Port on which devices send positions by MQTT, usually 1883'),
  LOCATION_GT06_PORT: port('Port for trackers that speak GT06, usually 5023'),
  LOCATION_TELTONIKA_PORT: port('Port for trackers of Teltonika, usually 5027'),
  LOCATION_DEVICE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(10_000)
    .describe('Connections of devices that each of these ports has at once.'),
  LOCATION_DEVICE_CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(1_000)
    .describe('How many of them may come from one address; carriers put many trackers behind one.'),
  LOCATION_MQTT_BROKER_URL: z
    .url({ protocol: /^(mqtts?|wss?)$/ })
    .optional()
    .describe(
      'A broker elsewhere to which devices send instead, such as `mqtts://user:password@broker:8883`. It decides who may publish for which device.',
    ),
  LOCATION_MQTT_BROKER_TOPIC: z
    .string()
    .min(1)
    .max(256)
    .default('$share/skydeck/devices/+/positions')
    .describe(
      'What is subscribed there. With `$share` several processes share the work; leave it out where the broker does not know that.',
    ),
  QUOTA_SHARES: quotaSetting(1_000, 'Links to devices that one project may have open'),
  LOCATION_STREAMS_PER_PROJECT: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(500)
    .describe('Streams of positions that one project may have open at once in each process.'),
};
