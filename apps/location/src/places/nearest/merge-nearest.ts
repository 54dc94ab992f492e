import type { Away, Placed } from './nearest-first.js';

/** Several lists that are told nearest first as one; what is in two of them is told once, as the first has it. */
export async function* mergeNearest<Item extends Placed>(
  lists: readonly AsyncGenerator<Away<Item>>[],
): AsyncGenerator<Away<Item>> {
  const told = new Set<string>();
  const heads = await Promise.all(lists.map(async (list) => ({ list, head: await list.next() })));
  for (;;) {
    let nearest: (typeof heads)[number] | undefined;
    for (const one of heads) {
      if (one.head.done) continue;
      if (!nearest || one.head.value.distanceM < (nearest.head.value as Away<Item>).distanceM) {
        nearest = one;
      }
    }
    if (!nearest) return;
    const item = nearest.head.value as Away<Item>;
    if (!told.has(item.id)) {
      told.add(item.id);
      yield item;
    }
    nearest.head = await nearest.list.next();
  }
}
