import { mainTileOf } from './main-tile.js';

const tile = (identity: string, source = 'camera', isSelf = false) => ({
  key: `${identity}:${source}`,
  isSelf,
  person: { identity },
});
const cameras = [tile('me', 'camera', true), tile('ada'), tile('bob')];
const screens = [tile('bob', 'screen_share'), tile('ada', 'screen_share')];
const none = { cameras, screens: [], pinned: null, view: 'grid', speaker: null } as const;

describe('main tile', () => {
  it('is none in a grid, and the newest screen when one is shared', () => {
    expect(mainTileOf(none)).toBeUndefined();
    expect(mainTileOf({ ...none, screens })?.key).toBe('bob:screen_share');
  });

  it('is what was pinned, for as long as it is there', () => {
    expect(mainTileOf({ ...none, screens, pinned: 'ada:camera' })?.key).toBe('ada:camera');
    expect(mainTileOf({ ...none, screens, pinned: 'eve:camera' })?.key).toBe('bob:screen_share');
    expect(mainTileOf({ ...none, pinned: 'eve:camera' })).toBeUndefined();
  });

  it('is who speaks in the view of speakers, and never oneself while others are there', () => {
    const view = 'speaker';
    expect(mainTileOf({ ...none, view, speaker: 'bob' })?.key).toBe('bob:camera');
    expect(mainTileOf({ ...none, view })?.key).toBe('ada:camera');
    expect(mainTileOf({ ...none, view, cameras: cameras.slice(0, 1) })).toBeUndefined();
  });
});
