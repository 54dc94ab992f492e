import { z } from 'zod';

const NO_CONTROLS = /^\P{Cc}*$/u;

/** An image that somebody else has built, as the source of an app. */
export const ImageSource = z
  .strictObject({
    kind: z.literal('image'),
    ref: z
      .string()
      .min(1)
      .max(500)
      .describe('Name of the image, such as `ghcr.io/you/shop:1.4`; `latest` without a tag.'),
    credentials: z
      .strictObject({
        username: z
          .string()
          .min(1)
          .max(256)
          .regex(/^[^:\p{Cc}]+$/u)
          .describe('User of the registry.'),
        password: z
          .string()
          .min(1)
          .max(4096)
          .regex(NO_CONTROLS)
          .describe('Password or token; it is sealed and never shown.'),
      })
      .optional()
      .describe('For private images; those kept for the same registry stay when not given.'),
  })
  .meta({ id: 'ImageSource', description: 'A prebuilt image of a registry.' });
export type ImageSource = z.output<typeof ImageSource>;
