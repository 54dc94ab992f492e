import { z } from 'zod';

/** Name of an app of the customer's, such as its bundle id. */
export const AppName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,154}$/, 'Must be a name such as com.example.shop.')
  .describe('Name of the app, such as its bundle id.');
