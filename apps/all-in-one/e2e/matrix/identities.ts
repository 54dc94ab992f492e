import { eventually } from '@skydeck/testing';
import sharp from 'sharp';
import { call, dataOf } from './call.js';
import type { World } from './world.js';

/** A verification that waits for a reviewer, its review, and somebody who checks. */
export async function makeVerification(world: World, token: string) {
  const at = (path: string) => world.at('auth', `/api/v1/kyc${path}`);
  const session = await dataOf(at('/sessions'), {
    token,
    body: { external_reference: 'nobody', checks: ['watchlist'] },
  });
  const secret = String(session['client_secret']);
  await upload(at('/capture/documents?side=front'), secret);
  const body = { document_type: 'passport' };
  await dataOf(at('/capture/submit'), { token: secret, body });
  const review = await eventually(
    async () => {
      const { data } = await call(at(`/reviews?session_id=${String(session['id'])}`), { token });
      const [found] = data['items'] as { id: string }[];
      if (!found) throw new Error('Nobody has to look yet.');
      return found.id;
    },
    { timeoutMs: 60_000 },
  );
  const provider = await dataOf(at('/providers'), {
    token,
    body: { name: 'Chips', checks: ['chip'], url: 'https://checks.example.com' },
  });
  return {
    'kyc/sessions': String(session['id']),
    'kyc/reviews': review,
    'kyc/providers': String(provider['id']),
  };
}

async function upload(url: string, secret: string): Promise<void> {
  const colour = { width: 800, height: 600, channels: 3, background: 'navy' } as const;
  const picture = await sharp({ create: colour }).jpeg().toBuffer();
  const headers = {
    authorization: `Bearer ${secret}`,
    'content-type': 'application/octet-stream',
  };
  const { status } = await fetch(url, { method: 'POST', headers, body: new Uint8Array(picture) });
  if (status !== 201) throw new Error(`The picture was answered with ${status}.`);
}
