import type { ShownStep } from '../../ui/step-list.js';
import { failureText, type Order } from '../order-words.js';

/** What happened to a payment, as far as its times tell. */
export function stepsOf(order: Order): ShownStep[] {
  const { created_at: made, updated_at: changed, succeeded_at: succeeded, status } = order;
  const failure = order.failure && failureText(order.failure);
  return [
    step('Asked for', made, 'idle'),
    ...(status === 'pending' ? [step('The provider has it', changed, 'busy')] : []),
    ...(succeeded ? [step('Succeeded', succeeded, 'good')] : []),
    ...(status === 'failed' ? [step('Failed', changed, 'bad', failure)] : []),
    ...(status === 'returned' ? [step('Returned', changed, 'bad', failure)] : []),
  ];
}

const step = (
  title: string,
  at: string,
  tone: ShownStep['tone'],
  text: string | null = null,
): ShownStep => ({ key: title, at, title, tone, text });
