import { SharedConfig } from '@skydeck/config';
import { z } from 'zod';

const service = (name: string, port: number) =>
  z.url().default(`http://127.0.0.1:${port}`).describe(`Public address of the ${name} API.`);

/**
 * Settings of the dashboard server. It has no store: sessions are sealed into their cookie, and auth
 * keeps the history of the status page.
 */
export const DashboardConfig = SharedConfig.pick({
  SKYDECK_SERVICE_SECRET: true,
  SKYDECK_SERVICE_SECRET_PREVIOUS: true,
  AUTH_URL: true,
  AUTH_INTERNAL_URL: true,
  DASHBOARD_URL: true,
  TRUSTED_PROXY_CIDRS: true,
  LOG_LEVEL: true,
}).extend({
  DASHBOARD_HOST: z.string().default('127.0.0.1').describe('Address the dashboard listens on.'),
  DASHBOARD_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4007)
    .describe('Port of the dashboard; 0 picks a free one.'),
  DASHBOARD_INTERNAL_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address of the dashboard listener for monitors. Keep it off public networks.'),
  DASHBOARD_INTERNAL_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4107)
    .describe('Port of the dashboard listener for monitors; 0 picks a free one.'),
  DASHBOARD_LOCAL_OUTBOX: z
    .stringbool()
    .default(false)
    .describe('Shows sign-in messages on the sign-in page. Only allowed on a loopback address.'),
  DASHBOARD_STATUS_PAGE: z
    .stringbool()
    .default(true)
    .describe('Shows `/status` and `/status.json` to anybody: which products work and worked.'),
  SKYDECK_HOME: z
    .string()
    .optional()
    .describe(
      'Folder of the installation, where earlier versions kept the history of the status page.',
    ),
  PLATFORM_URL: service('platform', 4000),
  PAY_URL: service('pay', 4002),
  MEDIA_URL: service('media', 4003),
  VAULT_URL: service('vault', 4004),
  MESSAGING_URL: service('messaging', 4005),
  MESSAGING_INTERNAL_URL: z
    .url()
    .default('http://127.0.0.1:4105')
    .describe('Internal listener of the messaging service.'),
  LOCATION_URL: service('location', 4006),
  COSTREAM_LIVEKIT_URL: z
    .url({ protocol: /^(https?|wss?)$/ })
    .optional()
    .describe('Address of the LiveKit server, such as `wss://livekit.example.com`.'),
});
export type DashboardConfig = z.output<typeof DashboardConfig>;
