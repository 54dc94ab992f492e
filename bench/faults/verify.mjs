import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 120_000;
const EVERY_MS = 2000;

/** Asks each product for everything it acknowledged; what is still under way has time to arrive. */
export async function verifyAll(actors) {
  const results = [];
  for (const actor of actors) {
    const result = await settled(actor);
    results.push({ name: actor.name, gaveUp: actor.gaveUp ?? 0, ...result });
  }
  return results;
}

async function settled(actor) {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const result = await actor
      .verify()
      .catch((error) => ({ kept: 0, lost: 0, failed: error.message }));
    const isGood = !result.failed && result.lost === 0;
    if (isGood || performance.now() > until) return result;
    await sleep(EVERY_MS);
  }
}

export function sayVerified(results) {
  for (const { name, kept, lost, doubled = 0, broken = 0, repeated, gaveUp, failed } of results) {
    const more = [
      doubled > 0 && `${doubled} twice`,
      broken > 0 && `${broken} broken`,
      repeated > 0 && `${repeated} delivered again`,
      gaveUp > 0 && `${gaveUp} never answered`,
      failed,
    ].filter(Boolean);
    console.log(
      `${name.padEnd(12)} ${String(kept).padStart(6)} acknowledged, lost: ${lost}${more.map((one) => `, ${one}`).join('')}`,
    );
  }
}

export const lostOf = (results) =>
  results.reduce((sum, { lost, doubled = 0, broken = 0 }) => sum + lost + doubled + broken, 0);
