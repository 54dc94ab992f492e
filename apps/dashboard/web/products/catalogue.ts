import {
  type Icon,
  IconCreditCard,
  IconFingerprint,
  IconLock,
  IconMail,
  IconMapPin,
  IconMovie,
  IconServer2,
} from '@tabler/icons-react';

interface FirstRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

export interface ProductText {
  readonly title: string;
  readonly text: string;
  readonly icon: Icon;
  /** A first request: method, path after the base address, body. */
  readonly first: FirstRequest;
}

const list = (path: string) => ({ method: 'GET', path }) as const;

/** What each product does and the first request to send with a new key. */
export const PRODUCTS: Record<string, ProductText> = {
  platform: {
    title: 'Cloud Platform',
    text: 'Deploy apps from Git, with logs, rollbacks and addresses of their own.',
    icon: IconServer2,
    first: list('/v1/projects/{project}/apps'),
  },
  auth: {
    title: 'Authentication',
    text: 'One-time passwords, sessions and two-factor sign-in for your users.',
    icon: IconFingerprint,
    first: { method: 'POST', path: '/api/v1/auth/otp/request', body: { phone: '+14155550123' } },
  },
  pay: {
    title: 'Payments',
    text: 'Wallets, transfers, holds and escrow.',
    icon: IconCreditCard,
    first: list('/api/v1/wallets'),
  },
  media: {
    title: 'Media',
    text: 'Upload, transcode and stream video.',
    icon: IconMovie,
    first: list('/openapi.json'),
  },
  vault: {
    title: 'Vault',
    text: 'Documents, photos, notes, tasks, calendars and contacts.',
    icon: IconLock,
    first: list('/openapi.json'),
  },
  messaging: {
    title: 'Messaging',
    text: 'E-mail, SMS, push and WhatsApp through one route.',
    icon: IconMail,
    first: {
      method: 'POST',
      path: '/api/v1/messages',
      body: { channel: 'sms', to: '+14155550123', content: { text: 'Hello from Skydeck' } },
    },
  },
  location: {
    title: 'Location',
    text: 'Geocoding, routing, places and tracking.',
    icon: IconMapPin,
    first: list('/openapi.json'),
  },
};

/** The title of a product, by its name. */
export const titleOf = (product: string): string => PRODUCTS[product]?.title ?? product;

/** A ready-to-run first request with a key. */
export function curlOf(product: string, baseUrl: string, project: string, key: string): string {
  const first: FirstRequest = PRODUCTS[product]?.first ?? list('/openapi.json');
  const { method, path, body } = first;
  const host = baseUrl.replace(/(\/api)?\/v1\/?$/, '').replace(/\/$/, '');
  const lines = [
    `curl -sS ${method === 'POST' ? '-X POST ' : ''}${host}${path.replace('{project}', project)}`,
  ];
  lines.push(`-H "Authorization: Bearer ${key}"`);
  if (body) lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`);
  return lines.join(' \\\n  ');
}

/** Whether a product can be rehearsed; what the platform makes is real. */
export const hasTestMode = (product: string): boolean => product !== 'platform';
