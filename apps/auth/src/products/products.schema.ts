import { PRODUCTS } from '@skydeck/auth-guard';
import { z } from 'zod';
import { KeyName, Mode, NewKey } from '../keys/keys.schema.js';

export const ProductName = z.enum(PRODUCTS).describe('Name of the product.');

export const ProvisionProduct = z
  .strictObject({
    mode: Mode.default('live'),
    name: KeyName.default('Default').describe('What the key is for.'),
  })
  .meta({ id: 'ProvisionProduct' });
export type ProvisionProduct = z.output<typeof ProvisionProduct>;

export const ProductView = z
  .object({
    product: ProductName,
    title: z.string().describe('Name for people.'),
    base_url: z.string().describe('Where its API is.'),
    provisioned_at: z.iso.datetime().nullable().describe('When the project began to use it.'),
  })
  .meta({ id: 'Product' });
export type ProductView = z.output<typeof ProductView>;

export const Provisioned = z
  .object({
    product: ProductName,
    base_url: z.string().describe('Where its API is.'),
    key: NewKey,
  })
  .meta({ id: 'Provisioned' });
export type Provisioned = z.output<typeof Provisioned>;
