import { emptyPlan, letterOf, MOST_STOPS, withoutStop, withPlace, withStop } from './route-plan.js';

const at = (lat: number) => ({ lat, lon: 7, label: `at ${lat}` });
const placesOf = ({ stops }: ReturnType<typeof emptyPlan>) => stops.map((stop) => stop.at?.lat);

describe('a way that is being planned', () => {
  it('takes places where they are missing, then at its end, up to ten', () => {
    let plan = withPlace(withPlace(emptyPlan(), at(1)), at(2));
    expect(placesOf(plan)).toEqual([1, 2]);
    plan = withPlace(plan, at(3));
    expect(placesOf(plan)).toEqual([1, 2, 3]);
    for (let more = 0; more < 20; more++) plan = withPlace(plan, at(4));
    expect(plan.stops).toHaveLength(MOST_STOPS);
  });

  it('changes a place, takes it away, and keeps two', () => {
    const plan = withPlace(withPlace(emptyPlan(), at(1)), at(2));
    const [first, second] = plan.stops;
    expect(placesOf(withStop(plan, second!.id, { at: { lat: 9, lon: 7 } }))).toEqual([1, 9]);
    expect(placesOf(withoutStop(plan, first!.id))).toEqual([2, undefined]);
  });

  it('names places by letters', () => expect([0, 1, 25].map(letterOf)).toEqual(['A', 'B', 'Z']));
});
