import TestSequencer from '@jest/test-sequencer';

/** Files that take a minute and more: one that begins last is waited for while the other workers idle. */
const LONG = [
  'all-in-one/e2e/start.e2e-spec',
  'all-in-one/e2e/api-fuzz.e2e-spec',
  'launchpad/engine/runtimes/process.runtime.spec',
  'vps/engine/qemu/qemu.driver.spec',
  'vps/engine/incus/debian.spec',
  'platform/e2e/sleeping-apps.e2e-spec',
  'platform/e2e/hostile-repositories.e2e-spec',
  'cli/e2e/every-command.e2e-spec',
  'all-in-one/e2e/authorization-matrix.e2e-spec',
  'dashboard/e2e/dashboard-pages.e2e-spec',
];
/** They are heavy as well: not all of them at once. */
const APART = 12;

const isLong = ({ path }) => LONG.some((part) => path.includes(part));

/** Jest's own order, with the longest files spread over the beginning. */
export default class LongOnesEarly extends TestSequencer {
  async sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Jest's, not of an array
    const sorted = await super.sort(tests);
    const order = sorted.filter((test) => !isLong(test));
    sorted.filter(isLong).forEach((test, index) => order.splice(index * APART, 0, test));
    return order;
  }
}
