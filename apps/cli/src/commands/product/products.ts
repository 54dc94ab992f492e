/** The products that a project can use, each with its own keys. */
export const PRODUCTS = [
  'platform',
  'auth',
  'pay',
  'media',
  'vault',
  'messaging',
  'location',
] as const;
export type Product = (typeof PRODUCTS)[number];
