import type { Step } from './step.js';

/** What becomes of an upload: a text is no film, so the asset is rejected. */
export const ASSET_STEPS: readonly Step[] = [
  {
    name: 'media upload',
    rest: () => ['transfers.csv', '--name', 'none.mp4'],
    keeps: { asset: 'asset_id' },
  },
  { name: 'media watch', rest: ({ asset = '' }) => [asset], exits: [1] },
  { name: 'media list', rest: () => ['--status', 'rejected'] },
  { name: 'media get', rest: ({ asset = '' }) => [asset] },
  { name: 'media retry', rest: ({ asset = '' }) => [asset], exits: [1] },
  { name: 'media delete', rest: ({ asset = '' }) => [asset, '--yes'] },
];
