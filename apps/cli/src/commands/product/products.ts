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

/** `live` keys move real things; `test` keys rehearse. */
export const MODES = ['live', 'test'] as const;
