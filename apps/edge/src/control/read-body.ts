import type { IncomingMessage } from 'node:http';
import { CommonErrors } from '@skydeck/errors';
import type { z } from 'zod';

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Reads a JSON body and checks it.
 * @throws `payload_too_large`, `malformed_json`, or `validation_failed` naming every wrong field
 */
export async function readBody<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
  prepare: (body: unknown) => unknown = (body) => body,
): Promise<z.output<Schema>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MOST_BYTES) throw CommonErrors.payload_too_large();
    chunks.push(chunk as Buffer);
  }
  const result = schema.safeParse(prepare(parse(Buffer.concat(chunks).toString('utf8'))));
  if (result.success) return result.data;
  throw CommonErrors.validation_failed({
    issues: result.error.issues.map(({ path, code, message }) => ({
      location: ['body', ...path].join('.'),
      code,
      message,
    })),
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw CommonErrors.malformed_json({ cause });
  }
}
