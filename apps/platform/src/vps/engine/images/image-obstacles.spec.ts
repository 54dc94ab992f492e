import { until } from '../fixtures/until.js';
import { ImageObstacles } from './image-obstacles.js';
import type { ImageRecipe } from './image-recipe.js';

const MINUTE_MS = 60_000;

it('asks once a minute, and lets nobody but the first wait for the answer', async () => {
  let nowMs = 0;
  let asked = 0;
  const answers: ((what: string | undefined) => void)[] = [];
  const recipe: ImageRecipe = {
    slug: 'one',
    title: 'One',
    hasCloudInit: false,
    inputs: [],
    timeoutMs: 1,
    build: async () => undefined,
    obstacle: () => {
      asked += 1;
      return new Promise((resolve) => {
        answers.push((what) => resolve(what === undefined ? undefined : { what, fix: 'mend it' }));
      });
    },
  };
  const obstacles = new ImageObstacles(() => nowMs);
  const first = Promise.all(Array.from({ length: 50 }, () => obstacles.of(recipe)));
  answers[0]?.('no mirror');
  expect(new Set((await first).map((one) => one?.what))).toEqual(new Set(['no mirror']));
  nowMs = MINUTE_MS + 1;
  expect(await obstacles.of(recipe)).toMatchObject({ what: 'no mirror' });
  expect(asked).toBe(2);
  answers[1]?.(undefined);
  await until(async () => expect(await obstacles.of(recipe)).toBeUndefined());
  expect(asked).toBe(2);
});

it('forgets a question that could not be asked', async () => {
  let isBroken = true;
  const recipe: ImageRecipe = {
    slug: 'one',
    title: 'One',
    hasCloudInit: false,
    inputs: [],
    timeoutMs: 1,
    build: async () => undefined,
    obstacle: async () => {
      if (isBroken) throw new Error('broken');
      return undefined;
    },
  };
  const obstacles = new ImageObstacles();
  await expect(obstacles.of(recipe)).rejects.toThrow('broken');
  isBroken = false;
  expect(await obstacles.of(recipe)).toBeUndefined();
});
