import { stackEnvironment } from '../stack/stack-environment.js';
import type { Secrets } from './secrets.js';
import type { Settings } from './settings.js';

/** Where the stores of an installation are. */
export interface StoreAddresses {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
}

/** What the services of an installation are told; what the operator sets wins. */
export function environmentOf(
  { settings, secrets }: { readonly settings: Settings; readonly secrets: Secrets },
  { databaseUrl, redisUrl }: StoreAddresses,
): NodeJS.ProcessEnv {
  const given = Object.entries(settings.environment).filter(([, value]) => value !== '');
  return stackEnvironment(
    {
      ports: settings.ports.stack,
      home: settings.home,
      databaseUrl,
      secrets: {
        serviceSecret: secrets.service_secret,
        previousServiceSecrets: secrets.service_secret_previous,
        otpPepper: secrets.otp_pepper,
      },
    },
    {
      QUEUE_DRIVER: redisUrl === undefined ? 'postgres' : 'redis',
      ...Object.fromEntries(given),
      ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
      SKYDECK_HOME: settings.home,
    },
  );
}
