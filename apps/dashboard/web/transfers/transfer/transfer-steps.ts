import type { Event } from '../../api/shapes.js';
import type { WriteMoney } from '../../money/use-money.js';
import type { ShownStep } from '../../ui/step-list.js';
import { refusalText } from '../transfer-words.js';

/** What events of transfers tell. */
interface Told {
  readonly code?: string;
  readonly amount?: string;
  readonly currency?: string;
}

/** Events as steps, oldest first. */
export const stepsOf = (events: readonly Event[], write: WriteMoney): ShownStep[] =>
  events.map(({ id, type, data, created_at: at }) => {
    const { code, amount, currency } = data as Told;
    const money = amount && currency ? write(amount, currency) : undefined;
    return {
      key: id,
      at,
      title: type,
      text: code ? refusalText(code) : (money ?? null),
      tone: toneOf(type),
    };
  });

function toneOf(type: string): ShownStep['tone'] {
  if (type.endsWith('.failed')) return 'bad';
  return type.endsWith('.reversed') ? 'busy' : 'good';
}
