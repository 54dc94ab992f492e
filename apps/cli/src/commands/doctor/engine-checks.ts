import { ApiRequestError, dataOf } from '@skydeck/sdk';
import type { Engine } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import { type Check, failed } from './check.js';

/** Asks the platform what it found on its machine. */
export async function engineChecks(context: CommandContext): Promise<Check[]> {
  try {
    const { platform } = await context.clients();
    const { items } = await dataOf(platform.GET('/v1/system/engines'));
    return items.map(engineCheck);
  } catch (error) {
    if (!(error instanceof ApiRequestError || error instanceof CliError)) throw error;
    const hint = error instanceof CliError ? (error.hint ?? null) : null;
    return [failed('engines', `The platform could not be asked: ${error.message}`, hint)];
  }
}

/** Only a chosen engine must work; the others are shown for what they could do. */
export function engineCheck(engine: Engine): Check {
  const { ok, chosen, version, problems } = engine;
  return {
    check: `${engine.engine}: ${engine.driver}`,
    status: chosen ? (ok ? 'ok' : 'problem') : 'unused',
    detail: [version, reasonOf(engine), reachOf(engine)].filter(Boolean).join(', '),
    problems,
  };
}

function reasonOf({ chosen, ok, problems }: Engine): string {
  const first = problems[0]?.text;
  if (chosen && ok) return 'chosen by the settings, works';
  if (chosen) return `chosen by the settings, but ${first ?? 'it does not work'}`;
  return ok ? 'works, but the settings choose another one' : `not usable: ${first ?? 'not found'}`;
}

/** What must get through the firewall, and to where. */
function reachOf({ reach }: Engine): string | null {
  if (!reach) return null;
  const ports = reach.udp_ports === null ? '' : ` by UDP ports ${reach.udp_ports}`;
  return `media goes to ${reach.addresses.join(' ')}${ports}`;
}
