import { PRODUCTS, type ProductName } from './products.js';
import type { Looks } from './status-history.js';

const LOOK_MS = 5_000;

/** Asks every product whether it is ready. */
export async function lookAtAll(
  urls: ReadonlyMap<string, { readonly url: string }>,
): Promise<Looks> {
  const looks = await Promise.all(
    PRODUCTS.map(async ({ product }): Promise<[ProductName, boolean]> => [
      product,
      await isReady(urls.get(product)?.url),
    ]),
  );
  return new Map(looks);
}

async function isReady(url: string | undefined): Promise<boolean> {
  if (url === undefined) return false;
  try {
    const answer = await fetch(new URL('/readyz', url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(LOOK_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
