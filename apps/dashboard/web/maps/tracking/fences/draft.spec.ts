import type { Geofence } from '../../../api/tracking.js';
import { asKind, draftOf, newDraft, shapeOf, withPoint } from './draft.js';

const [A, B, C] = [
  { lat: 43.73, lon: 7.41 },
  { lat: 43.74, lon: 7.41 },
  { lat: 43.74, lon: 7.42 },
] as const;

describe('a geofence that is drawn', () => {
  it('is a circle, which the next click moves', () => {
    const draft = withPoint(withPoint(newDraft(), A), B);
    expect(shapeOf(draft)).toEqual({ type: 'circle', center: B, radius_m: 200 });
  });

  it('is a closed polygon of three points and more', () => {
    const two = [A, B].reduce(withPoint, newDraft('polygon'));
    expect(shapeOf(two)).toBeNull();
    const ring = [
      [7.41, 43.73],
      [7.41, 43.74],
      [7.42, 43.74],
      [7.41, 43.73],
    ];
    expect(shapeOf(withPoint(two, C))).toEqual({
      type: 'polygon',
      polygon: { type: 'Polygon', coordinates: [ring] },
    });
  });

  it('begins anew as another kind, and keeps its name', () => {
    const draft = { ...[A, B].reduce(withPoint, newDraft('corridor')), name: 'Harbour' };
    expect(shapeOf(draft)).toMatchObject({ type: 'corridor', width_m: 50 });
    expect(asKind(draft, 'circle')).toMatchObject({ name: 'Harbour', points: [], metres: 200 });
  });

  it.each(['circle', 'polygon', 'corridor'] as const)(
    '%s can be changed as it was drawn',
    (kind) => {
      const draft = [A, B, C].reduce(withPoint, {
        ...newDraft(kind),
        id: 'gfn_1',
        name: 'Harbour',
      });
      const fence = { id: 'gfn_1', name: 'Harbour', shape: shapeOf(draft) } as Geofence;
      expect(draftOf(fence)).toEqual(draft);
    },
  );
});
