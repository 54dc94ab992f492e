import { createHash, randomBytes } from 'node:crypto';
import { eventually } from '@skydeck/testing';
import type { ServiceName } from '../../src/stack/stack-ports.js';
import { type Replicated, SOON, type Which } from './replicated.js';

const PART = 200_000;

/** Files that are begun at one replica and gone on with at the other. */
export function fileJourneys(at: () => Replicated): void {
  const tus = (
    service: ServiceName,
    method: string,
    url: string,
    { headers, body }: { headers?: Record<string, string>; body?: Buffer } = {},
  ) =>
    fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${at().keys.get(service)}`,
        'tus-resumable': '1.0.0',
        ...headers,
      },
      ...(body && { body: new Uint8Array(body) }),
    });

  /** Sends every other part to the other replica. */
  async function upload(service: ServiceName, name: string, bytes: Buffer): Promise<void> {
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    const begun = await tus(service, 'POST', at().at(service, 0, '/api/v1/tus'), {
      headers: { 'upload-length': String(bytes.length), 'upload-metadata': metadata },
    });
    expect(begun.status).toBe(201);
    const { pathname } = new URL(begun.headers.get('location') ?? '', 'http://any');
    for (let offset = 0, part = 1; offset < bytes.length; offset += PART, part += 1) {
      const url = at().at(service, (part % 2) as Which, pathname);
      const sent = await tus(service, 'PATCH', url, {
        headers: {
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: bytes.subarray(offset, offset + PART),
      });
      expect([sent.status, offset]).toEqual([204, offset]);
    }
  }

  it('201, 204: media makes one asset of what both replicas took', async () => {
    await upload('media', 'two.mp4', randomBytes(3 * PART + 17));
    await eventually(async () => {
      const found = await at().items('media', 0, '/api/v1/assets?limit=100');
      expect(found.filter(({ name }) => name === 'two.mp4')).toHaveLength(1);
    }, SOON);
  });

  it('201, 204: the vault keeps the bytes that both replicas took', async () => {
    const bytes = randomBytes(3 * PART + 17);
    await upload('vault', 'two.bin', bytes);
    const [file] = await at().items('vault', 1, '/api/v1/files?name=two.bin');
    const url = at().at('vault', 0, `/api/v1/files/${String(file?.['id'])}/content`);
    const content = await fetch(url, {
      headers: { authorization: `Bearer ${at().keys.get('vault')}` },
    });
    const read = Buffer.from(await content.arrayBuffer());
    expect(createHash('sha256').update(read).digest('hex')).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    );
  });
}
