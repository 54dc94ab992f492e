const SERVICE = ['http', 'keys', 'database', 'events', 'queue', 'webhooks'];

/** Every process of Skydeck with the port of its internal listener and what it has to show. */
export const TARGETS = [
  { name: 'platform', port: 4100, has: [...SERVICE, 'deployments', 'rooms'] },
  { name: 'auth', port: 4101, has: SERVICE },
  { name: 'pay', port: 4102, has: [...SERVICE, 'payments'] },
  { name: 'media', port: 4103, has: [...SERVICE, 'videos'] },
  { name: 'vault', port: 4104, has: SERVICE },
  { name: 'messaging', port: 4105, has: [...SERVICE, 'messages'] },
  { name: 'location', port: 4106, has: SERVICE },
  { name: 'dashboard', port: 4107, has: ['http'] },
  { name: 'edge', port: 4180, has: ['edge'] },
];
