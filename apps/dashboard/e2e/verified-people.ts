import { eventually } from '@skydeck/testing';
import type { Page } from 'playwright-core';
import type { ProductServer } from './product-users.js';

/** People who hand in pictures, as their phones do. */
export class VerifiedPeople {
  constructor(
    private readonly page: Page,
    private readonly product: ProductServer,
    private readonly authUrl: string,
  ) {}

  /** Begins a verification that only people can decide, and hands a picture in. Gives its review. */
  async handIn(reference: string): Promise<string> {
    const { data } = await this.product.send('POST', '/api/v1/kyc/sessions', {
      external_reference: reference,
      checks: ['watchlist'],
      claims: { first_name: 'Erika', last_name: 'Musterfrau' },
    });
    const secret = String(data?.['client_secret']);
    const url = `${this.authUrl}/api/v1/kyc/capture`;
    const authorization = `Bearer ${secret}`;
    const picture = Buffer.from(await this.page.evaluate(draw), 'base64');
    await expectOk(
      await fetch(`${url}/documents?side=front`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(picture),
      }),
    );
    await expectOk(
      await fetch(`${url}/submit`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ document_type: 'passport' }),
      }),
    );
    return this.openReview(String(data?.['id']));
  }

  /** Waits for the review of a verification that nobody has decided yet. */
  async openReview(session: string): Promise<string> {
    let review = '';
    await eventually(async () => {
      const path = `/api/v1/kyc/reviews?status=open&session_id=${session}`;
      const { data } = await this.product.send('GET', path);
      const [found] = (data?.['items'] ?? []) as { id: string }[];
      review = found?.id ?? '';
      return review !== '';
    });
    return review;
  }
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) throw new Error(await response.text());
}

/** Runs in the page: a picture of something like a passport, as base 64. */
function draw(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1200, 850];
  const ink = canvas.getContext('2d');
  if (!ink) return '';
  ink.fillStyle = '#dfe8f2';
  ink.fillRect(0, 0, 1200, 850);
  ink.fillStyle = '#223';
  ink.font = '64px sans-serif';
  ink.fillText('PASSPORT  MUSTERFRAU', 80, 160);
  for (let row = 0; row < 8; row++) ink.fillRect(80, 240 + row * 60, 900 - row * 40, 24);
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
}
