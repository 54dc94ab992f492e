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
  { name: 'media cancel', rest: ({ asset = '' }) => [asset], exits: [1] },
  {
    name: 'media update',
    rest: ({ asset = '' }) => [asset, '--retention-days', '30', '--priority', 'low'],
  },
  { name: 'media defaults', rest: () => ['--retention-days', 'none'] },
  {
    name: 'media restriction create',
    rest: () => ['Shop', '--page', 'shop.example'],
    keeps: { restriction: 'id' },
  },
  {
    name: 'media restriction update',
    rest: ({ restriction = '' }) => [restriction, '--without-page', 'yes'],
  },
  { name: 'media restriction list', rest: () => [] },
  {
    name: 'media playback create',
    rest: ({ asset = '' }) => [asset, '--policy', 'signed'],
    keeps: { playback: 'id' },
  },
  { name: 'media playback list', rest: ({ asset = '' }) => ['--asset', asset] },
  { name: 'media playback token', rest: ({ playback = '' }) => [playback] },
  { name: 'media playback delete', rest: ({ playback = '' }) => [playback, '--yes'] },
  { name: 'media restriction delete', rest: ({ restriction = '' }) => [restriction, '--yes'] },
  { name: 'media signing-key create', rest: () => ['Server'], keeps: { signing_key: 'id' } },
  { name: 'media signing-key list', rest: () => [] },
  { name: 'media signing-key delete', rest: ({ signing_key: key = '' }) => [key, '--yes'] },
  { name: 'media clip', rest: ({ asset = '' }) => [asset, '--end', '2'], exits: [1] },
  { name: 'media poster', rest: ({ asset = '' }) => [asset, '--at', '1'], exits: [1] },
  { name: 'media download', rest: ({ asset = '' }) => [asset], exits: [1] },
  { name: 'media static-rendition create', rest: ({ asset = '' }) => [asset], exits: [1] },
  { name: 'media static-rendition list', rest: ({ asset = '' }) => [asset] },
  {
    name: 'media static-rendition delete',
    rest: ({ asset = '' }) => [asset, 'srn_none', '--yes'],
    exits: [1],
  },
  { name: 'media image add', rest: () => ['transfers.csv'], exits: [1] },
  { name: 'media image list', rest: () => [] },
  { name: 'media image delete', rest: () => ['img_none', '--yes'], exits: [1] },
  {
    name: 'media track add',
    rest: ({ asset = '' }) => [asset, 'transfers.csv', '--language', 'en'],
    exits: [1],
  },
  { name: 'media track list', rest: ({ asset = '' }) => [asset] },
  { name: 'media track get', rest: ({ asset = '' }) => [asset, 'trk_none'], exits: [1] },
  { name: 'media track delete', rest: ({ asset = '' }) => [asset, 'trk_none', '-y'], exits: [1] },
  { name: 'media delete', rest: ({ asset = '' }) => [asset, '--yes'] },
];
