/** What the status page calls the products; nothing else of a service is shown. */
export const PRODUCTS = [
  { product: 'auth', name: 'Accounts and sign-in' },
  { product: 'platform', name: 'Apps, servers, databases and rooms' },
  { product: 'pay', name: 'Payments' },
  { product: 'media', name: 'Video' },
  { product: 'vault', name: 'Files, photos and notes' },
  { product: 'messaging', name: 'Messages' },
  { product: 'location', name: 'Maps and tracking' },
] as const;

export type ProductName = (typeof PRODUCTS)[number]['product'];
