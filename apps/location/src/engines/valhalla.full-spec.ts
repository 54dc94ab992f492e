import { writeFile } from 'node:fs/promises';
import { keepsContract } from './contract/keeps-contract.js';
import { startValhalla } from './contract/start-valhalla.js';
import { VALHALLA_FACTS, type ValhallaFacts } from './fixtures/valhalla-counterpart.js';

const facts: ValhallaFacts = {};

keepsContract('Valhalla', () => startValhalla(facts));

describe('what is told of Valhalla in quick tests', () => {
  it('is what it says', async () => {
    // Set to write down anew what it says, when questions of ours change.
    if (process.env['SKYDECK_RECORD'] === '1') {
      await writeFile(VALHALLA_FACTS, `${JSON.stringify(facts)}\n`);
    }
    const { default: told } = (await import(VALHALLA_FACTS.href, { with: { type: 'json' } })) as {
      default: ValhallaFacts;
    };
    expect(facts).toEqual(told);
  });
});
