/** What is compared from one moment to the next. */
export interface Moment {
  readonly people: ReadonlyMap<string, PersonNow>;
  readonly isRecording: boolean;
  /** Names of who waits, by identity. */
  readonly waiting: ReadonlyMap<string, string>;
  /** Whether a moderator silenced our microphone or camera. */
  readonly isMutedByModerator: boolean;
  readonly maySpeak: boolean;
  readonly isModerator: boolean;
}

interface PersonNow {
  readonly name: string;
  readonly hasHand: boolean;
  readonly sharesScreen: boolean;
}

/** More than these at once are counted instead of named. */
const MOST_NAMES = 3;

/** What somebody who has just come in has to know: that they are recorded, and who waits for them. */
export function newsAtFirst(now: Moment): readonly string[] {
  return newsOf({ ...now, isRecording: false, waiting: new Map() }, now);
}

/** What happened between two moments, as sentences for everybody, also for who only listens. */
export function newsOf(before: Moment, now: Moment): readonly string[] {
  const joined = [...now.people].filter(([identity]) => !before.people.has(identity));
  const left = [...before.people].filter(([identity]) => !now.people.has(identity));
  const began = (key: 'hasHand' | 'sharesScreen') =>
    [...now.people]
      .filter(([identity, person]) => person[key] && !before.people.get(identity)?.[key])
      .map(([, { name }]) => name);
  const arrived = [...now.waiting].filter(([identity]) => !before.waiting.has(identity));
  return [
    ...told(
      joined.map(([, { name }]) => name),
      'joined',
    ),
    ...told(
      left.map(([, { name }]) => name),
      'left',
    ),
    ...told(began('hasHand'), 'raised a hand'),
    ...told(began('sharesScreen'), 'shares the screen'),
    ...told(
      arrived.map(([, name]) => name),
      arrived.length > 1 ? 'wait to join' : 'waits to join',
    ),
    ...own(before, now),
  ];
}

function own(before: Moment, now: Moment): readonly string[] {
  const news: string[] = [];
  if (now.isRecording !== before.isRecording) {
    news.push(now.isRecording ? 'This meeting is being recorded' : 'The recording has stopped');
  }
  if (now.isMutedByModerator && !before.isMutedByModerator) news.push('A moderator muted you');
  if (!now.isMutedByModerator && before.isMutedByModerator) news.push('You may unmute again');
  if (now.maySpeak !== before.maySpeak) {
    news.push(now.maySpeak ? 'You may speak now' : 'You may not speak any more');
  }
  if (now.isModerator && !before.isModerator) news.push('You are a moderator now');
  return news;
}

function told(names: readonly string[], what: string): readonly string[] {
  if (names.length === 0) return [];
  const who = names.length > MOST_NAMES ? `${names.length} people` : listed(names);
  return [`${who} ${what}`];
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
