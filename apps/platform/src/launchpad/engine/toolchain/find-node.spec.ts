import { findNodes, findNpm, pickNode } from './find-node.js';

const NODES = ['26.10.0', '24.21.0', '24.9.1', '20.20.2'].map((version) => ({
  version,
  program: '',
}));

it.each([
  ['24', '24.21.0'],
  ['24.9', '24.9.1'],
  ['v20.20.2', '20.20.2'],
  [undefined, '26.10.0'],
  ['2', undefined],
  ['22', undefined],
])('answers the wish for %s with %s', (wanted, version) => {
  expect(pickNode(NODES, wanted)?.version).toBe(version);
});

it('finds the Node that runs this and the npm of this machine', async () => {
  const versions = (await findNodes()).map(({ version }) => version);
  expect(versions).toContain(process.versions.node);
  expect(await findNpm()).toBeDefined();
});
