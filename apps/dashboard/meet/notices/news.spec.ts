import { type Moment, newsAtFirst, newsOf } from './news.js';

const person = (name: string, more = {}) =>
  [name.toLowerCase(), { name, hasHand: false, sharesScreen: false, ...more }] as const;
const quiet: Moment = {
  people: new Map([person('Ada')]),
  isRecording: false,
  waiting: new Map(),
  isMutedByModerator: false,
  maySpeak: true,
  isModerator: false,
};
const peopleNow = (...people: ReturnType<typeof person>[]) => ({
  ...quiet,
  people: new Map(people),
});

describe('news', () => {
  it('are none while nothing happens', () => {
    expect(newsOf(quiet, { ...quiet })).toEqual([]);
  });

  it('tell who comes in that they are recorded and who waits, but not who is there', () => {
    const waiting = new Map([['eve', 'Eve']]);
    const now: Moment = {
      ...peopleNow(person('Bob', { hasHand: true })),
      isRecording: true,
      waiting,
    };
    expect(newsAtFirst(now)).toEqual(['Eve waits to join', 'This meeting is being recorded']);
    expect(newsAtFirst(quiet)).toEqual([]);
  });

  it('tell who came and went, by name for a few and by number for many', () => {
    const all = ['Bob', 'Eve', 'Kim', 'Lee'].map((name) => person(name));
    expect(newsOf(quiet, peopleNow(person('Ada'), ...all.slice(0, 3)))).toEqual([
      'Bob, Eve and Kim joined',
    ]);
    expect(newsOf(quiet, peopleNow(person('Ada'), ...all))).toEqual(['4 people joined']);
    expect(newsOf(quiet, peopleNow(person('Bob')))).toEqual(['Bob joined', 'Ada left']);
  });

  it('tell of hands, screens, the waiting room and recordings once', () => {
    const now: Moment = {
      ...peopleNow(person('Ada', { hasHand: true, sharesScreen: true })),
      isRecording: true,
      waiting: new Map([['eve', 'Eve']]),
    };
    expect(newsOf(quiet, now)).toEqual([
      'Ada raised a hand',
      'Ada shares the screen',
      'Eve waits to join',
      'This meeting is being recorded',
    ]);
    expect(newsOf(now, now)).toEqual([]);
  });

  it('tell what a moderator did to oneself', () => {
    const muted = { ...quiet, isMutedByModerator: true, maySpeak: false };
    expect(newsOf(quiet, muted)).toEqual(['A moderator muted you', 'You may not speak any more']);
    expect(newsOf(muted, quiet)).toEqual(['You may unmute again', 'You may speak now']);
  });
});
