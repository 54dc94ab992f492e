import { startEmbedded } from './contract/start-embedded.js';
import { keepsContract } from './contract/keeps-contract.js';
import { IN_MONACO } from './contract/started-engine.js';
import { OSRM_AFLOAT, OSRM_FACTS, osrmCounterpart } from './fixtures/osrm-counterpart.js';
import { valhallaCounterpart } from './fixtures/valhalla-counterpart.js';
import { EngineCalls } from './http/engine-calls.js';
import { OsrmEngine } from './osrm/osrm-engine.js';
import { ValhallaEngine } from './valhalla/valhalla-engine.js';

const timeoutMs = 10_000;

keepsContract('embedded', startEmbedded);

keepsContract('OSRM, as it answered once', async () => {
  const counterpart = await osrmCounterpart();
  const calls = new EngineCalls({ url: counterpart.url, timeoutMs });
  const [first, second, third] = OSRM_FACTS.places;
  return {
    engine: new OsrmEngine(calls),
    places: {
      all: [first!, second!, third!],
      afloat: OSRM_AFLOAT,
      radiusM: 150,
      trace: OSRM_FACTS.places,
    },
    async [Symbol.asyncDispose]() {
      await calls.close();
      await counterpart[Symbol.asyncDispose]();
    },
  };
});

keepsContract('Valhalla, as it answered once', async () => {
  const counterpart = await valhallaCounterpart();
  const calls = new EngineCalls({ url: counterpart.url, timeoutMs });
  return {
    engine: new ValhallaEngine(calls),
    places: IN_MONACO,
    async [Symbol.asyncDispose]() {
      await calls.close();
      await counterpart[Symbol.asyncDispose]();
    },
  };
});
