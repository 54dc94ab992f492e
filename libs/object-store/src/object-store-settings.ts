import { z } from 'zod';

/** What the drivers are told by settings. */
export const ObjectStoreSettings = z.object({
  SKYDECK_HOME: z.string().default('~/.skydeck').describe('Folder of the installation.'),
  OBJECT_STORE_FOLDER: z
    .string()
    .optional()
    .describe('Folder of the driver `disk`; `objects` in SKYDECK_HOME when not set.'),
  OBJECT_STORE_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of the S3 server; AWS when not set.'),
  OBJECT_STORE_S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  OBJECT_STORE_S3_BUCKET: z
    .string()
    .optional()
    .describe('Bucket that holds all objects. Required with the driver `s3`.'),
  OBJECT_STORE_S3_CREATE_BUCKET: z
    .stringbool()
    .default(false)
    .describe('Whether the bucket is made at the start when the server has none of that name.'),
  OBJECT_STORE_S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Access key. Required with the driver `s3`.'),
  OBJECT_STORE_S3_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .meta({ secret: true })
    .describe('Secret of the access key. Required with the driver `s3`.'),
  OBJECT_STORE_S3_PATH_STYLE: z
    .stringbool()
    .default(true)
    .describe('Whether the bucket is named in the path; `false` names it in the host.'),
  OBJECT_STORE_S3_CONDITIONAL_WRITES: z
    .enum(['server', 'look'])
    .default('server')
    .describe(
      'Who refuses to overwrite: the server, or a look before the write where the server knows no `If-None-Match`.',
    ),
});
export type ObjectStoreSettings = z.output<typeof ObjectStoreSettings>;
