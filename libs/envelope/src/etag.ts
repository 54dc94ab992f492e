import { hash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

const DIGEST_CHARS = 16;

/** One resource with its version; sent with a weak `ETag`. */
export class Versioned<Data extends object> {
  constructor(
    readonly data: Data,
    readonly version: string,
  ) {}
}

/**
 * Answers with a resource and its `ETag`: the version, which counts its changes, and a digest of
 * what is shown, which may also hold what changes by itself. `If-Match` compares the version only.
 */
export function withETag<Data extends object>(
  data: Data,
  version: string | number,
): Versioned<Data> {
  return new Versioned(data, String(version));
}

/** A version made of the values that callers can change, for resources that count no changes. */
export function versionOf(...values: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(values), 'base64url').slice(0, DIGEST_CHARS);
}

/** Sets the `ETag`; whether the caller of a `GET` has exactly this already. */
export function isKnown(
  { data, version }: Versioned<object>,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const digest = hash('sha256', JSON.stringify(data), 'base64url').slice(0, DIGEST_CHARS);
  const tag = `W/"${version}.${digest}"`;
  void reply.header('etag', tag).header('cache-control', 'private, no-cache');
  if (request.method !== 'GET') return false;
  const given = request.headers['if-none-match'];
  return given !== undefined && (given.trim() === '*' || tagsOf(given).includes(tag.slice(2)));
}

/** What a caller expects of a resource that it changes. */
export class Precondition {
  constructor(private readonly given: string | undefined) {}

  /** The versions that the caller accepts; null when any will do. */
  get versions(): string[] | null {
    if (this.given === undefined || this.given.trim() === '*') return null;
    return tagsOf(this.given).map((tag) => tag.slice(1, -1).split('.', 1)[0] ?? '');
  }

  /** @throws `precondition_failed` when the resource has another version by now */
  check(version: string | number): void {
    const { versions } = this;
    if (versions && !versions.includes(String(version))) throw CommonErrors.precondition_failed();
  }
}

/**
 * The `If-Match` of the request. Our tags are weak and are compared all the same, unlike in RFC
 * 9110, section 13.1.1: two answers with one version differ in nothing that a caller can change.
 */
export const IfMatch = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Precondition =>
    new Precondition(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

/** Describes `If-Match` in the OpenAPI document: `@ApiHeader(IF_MATCH)`. */
export const IF_MATCH = {
  name: 'If-Match',
  required: false,
  description: 'An `ETag` read before; the change is refused with 412 if it is out of date.',
};

/** The quoted tags of a header, without the mark of weak ones. */
function tagsOf(header: string): string[] {
  return header.match(/"[^"]*"/g) ?? [];
}
