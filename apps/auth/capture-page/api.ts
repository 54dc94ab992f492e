import { later } from './later.js';

/** What can be photographed. */
export type DocumentType = 'passport' | 'id_card' | 'driving_license' | 'residence_permit';
export type Side = 'front' | 'back' | 'selfie';

/** What the service says about a session. */
export interface Session {
  status: string;
  documents: { type: DocumentType; sides: Side[] }[];
  needs_selfie: boolean;
  images: { side: Side }[];
  reasons: { code: string; message: string }[];
  comment: string | null;
  redirect_url: string | null;
}

/** An answer that is no success, by its code. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Calls the routes that a session's secret opens. */
export class CaptureApi {
  constructor(private readonly secret: string) {}

  session(): Promise<Session> {
    return this.#call('GET', 'session');
  }

  submit(type: DocumentType): Promise<Session> {
    return this.#call('POST', 'submit', JSON.stringify({ document_type: type }));
  }

  async #call(method: string, path: string, body?: string): Promise<Session> {
    const response = await fetch(addressOf(path), {
      method,
      headers: { ...this.#headers(), ...(body && { 'content-type': 'application/json' }) },
      cache: 'no-store',
      ...(body && { body }),
    }).catch(() => {
      throw new Refusal('offline', '');
    });
    return read(response.status, await response.text()) as Session;
  }

  /** Uploads a picture and tells how far it is, from 0 to 1. */
  async upload(side: Side, picture: Blob, onProgress: (share: number) => void): Promise<void> {
    const path = side === 'selfie' ? 'selfie' : `documents?side=${side}`;
    const { promise, resolve, reject } = later<void>();
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(path));
    for (const [name, value] of Object.entries(this.#headers())) {
      request.setRequestHeader(name, value);
    }
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () => reject(new Refusal('offline', '')));
    request.addEventListener('load', () => {
      try {
        read(request.status, request.responseText);
        resolve();
      } catch (error) {
        reject(error instanceof Error ? error : new Refusal('unknown', ''));
      }
    });
    request.send(picture);
    return promise;
  }

  #headers(): Record<string, string> {
    return {
      authorization: `Bearer ${this.secret}`,
      'idempotency-key': crypto.randomUUID(),
    };
  }
}

const addressOf = (path: string): string => `/api/v1/kyc/capture/${path}`;

function read(status: number, text: string): unknown {
  const answer = parse(text);
  if (status >= 200 && status < 300) return answer.data;
  throw new Refusal(answer.error?.code ?? 'unknown', answer.error?.message ?? '');
}

interface Answer {
  data?: unknown;
  error?: { code: string; message: string };
}

function parse(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
