import type { Photo } from '../../../api/vault-photos.js';
import { gather } from './gather.js';

const at = (id: string, latitude: number | null, longitude: number | null) =>
  ({ id, latitude, longitude }) as Photo;

describe('photographs on a map', () => {
  const photos = [
    at('a', 43.73, 7.42),
    at('b', 43.74, 7.43),
    at('c', -33.9, 151.2),
    at('d', null, null),
  ];
  const ids = (zoom: number) =>
    gather(photos, zoom).map((group) => group.photos.map(({ id }) => id));

  it('are one mark from afar, and several from near', () => {
    expect(ids(2)).toEqual([['a', 'b'], ['c']]);
    expect(ids(15)).toEqual([['a'], ['b'], ['c']]);
  });

  it('are marked in their middle', () => {
    const [first] = gather(photos, 2);
    expect(first!.lat).toBeCloseTo(43.735);
    expect(first!.lon).toBeCloseTo(7.425);
  });
});
