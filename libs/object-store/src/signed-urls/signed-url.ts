import { Signature } from '@skydeck/secret-box';
import { checkContentType, checkInteger, MAX_EXPIRY_S } from '../check-arguments.js';
import { checkKey } from '../object-key.js';
import type { SignedRequest, SignGetOptions, SignPutOptions } from '../stored-object.js';

/** How a store that has no server of its own signs requests. */
export interface SignedUrlOptions {
  /** Address at which `signedUrlHandler` is reached from outside, with its path. */
  readonly publicUrl: string;
  /** What the key for signatures is derived from; at least 32 characters. */
  readonly secret: string;
  /** Tells the time; default: the machine's clock. */
  readonly now?: (() => Date) | undefined;
}

/** What a signature vouches for. */
export interface SignedClaims {
  readonly method: 'GET' | 'PUT';
  readonly key: string;
  /** Unix time in seconds. */
  readonly expires: number;
  readonly size?: number | undefined;
  readonly contentType?: string | undefined;
  readonly downloadName?: string | undefined;
}

/** A GET of one object, for `signedUrlHandler` to serve. */
export function signGet(
  options: SignedUrlOptions,
  key: string,
  { expiresInS, downloadName }: SignGetOptions,
): SignedRequest {
  return sign(options, { method: 'GET', key, expires: expiry(options, expiresInS), downloadName });
}

/** A PUT of one object of a known size and type, for `signedUrlHandler` to serve. */
export function signPut(
  options: SignedUrlOptions,
  key: string,
  { expiresInS, size, contentType }: SignPutOptions,
): SignedRequest {
  checkInteger('size', size, 0, Number.MAX_SAFE_INTEGER);
  checkContentType(contentType);
  const expires = expiry(options, expiresInS);
  return sign(options, { method: 'PUT', key, expires, size, contentType });
}

/** Reads the claims of a request again; undefined unless this store signed exactly these. */
export function verifyClaims(
  { secret }: SignedUrlOptions,
  method: string,
  query: URLSearchParams,
): SignedClaims | undefined {
  if (method !== 'GET' && method !== 'PUT') return undefined;
  const claims: SignedClaims = {
    method,
    key: query.get('key') ?? '',
    expires: Number(query.get('expires')),
    size: query.has('size') ? Number(query.get('size')) : undefined,
    contentType: query.get('type') ?? undefined,
    downloadName: query.get('name') ?? undefined,
  };
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  return signatureFrom(secret).isOf(textOf(claims), given) ? claims : undefined;
}

function sign(options: SignedUrlOptions, claims: SignedClaims): SignedRequest {
  checkKey(claims.key);
  const { method, key, expires, size, contentType, downloadName } = claims;
  const url = new URL(options.publicUrl);
  url.searchParams.set('key', key);
  url.searchParams.set('expires', `${expires}`);
  if (size !== undefined) url.searchParams.set('size', `${size}`);
  if (contentType !== undefined) url.searchParams.set('type', contentType);
  if (downloadName !== undefined) url.searchParams.set('name', downloadName);
  url.searchParams.set(
    'signature',
    signatureFrom(options.secret).of(textOf(claims)).toString('base64url'),
  );
  const headers: Record<string, string> =
    contentType === undefined
      ? {}
      : { 'content-type': contentType, 'content-length': `${size ?? 0}` };
  return { method, url: url.href, headers, expiresAt: new Date(expires * 1000) };
}

function expiry({ now = () => new Date() }: SignedUrlOptions, expiresInS: number): number {
  checkInteger('expiresInS', expiresInS, 1, MAX_EXPIRY_S);
  return Math.floor(now().getTime() / 1000) + expiresInS;
}

function textOf(claims: SignedClaims): string {
  const { method, key, expires, size, contentType, downloadName } = claims;
  return JSON.stringify([
    method,
    key,
    expires,
    size ?? null,
    contentType ?? null,
    downloadName ?? null,
  ]);
}

const signatures = new Map<string, Signature>();

/** A key of its own, so that a signature here is worth nothing where the secret is used else. */
function signatureFrom(secret: string): Signature {
  const known = signatures.get(secret);
  if (known) return known;
  const signature = new Signature({ secret, purpose: 'skydeck object urls' });
  signatures.set(secret, signature);
  return signature;
}
