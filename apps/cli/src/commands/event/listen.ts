import type { Event } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { printable } from '../../terminal/printable.js';
import { follow } from '../app/follow.js';
import { SERVICES, streamRoute } from './services.js';
import { isSecret, newSecret, signatureHeaders } from './signature.js';

const TIMEOUT_MS = 15_000;

/** One event that was posted, and what the program said. */
interface Forwarded {
  readonly at: string;
  readonly id: string;
  readonly type: string;
  /** Null when there was no answer. */
  readonly status: number | null;
  readonly problem: string | null;
}

/** `skydeck listen` */
export async function listen(context: CommandContext, input: CommandInput): Promise<Answer> {
  const url = addressOf(input.text('forward') ?? '');
  const secret = input.text('secret') ?? newSecret();
  if (!isSecret(secret)) throw usageError('--secret must be a signing secret such as whsec_….');
  const project = await context.project();
  const service = input.choice('service', SERVICES);
  const route = streamRoute(service, project, input.list('type'));
  context.progress(`Events of ${project} go to ${url}. Signing secret: ${secret}`);
  const line = ({ at, type, id, status, problem }: Forwarded) =>
    printable(`${at}  ${type}  ${id}  ${status ?? problem ?? ''}`, context.hasColors);
  const stream = follow(context, { ...route, service, keepsTrying: true });
  return {
    kind: 'stream',
    items: forward(context, stream, { url, secret }),
    line,
  };
}

interface Receiver {
  readonly url: string;
  readonly secret: string;
}

async function* forward(
  context: CommandContext,
  stream: AsyncIterable<{ data: unknown }>,
  receiver: Receiver,
): AsyncGenerator<Forwarded> {
  for await (const { data } of stream) {
    const { id, type } = data as Event;
    yield {
      at: new Date().toISOString(),
      id,
      type,
      ...(await post(context, receiver, data as Event)),
    };
  }
}

async function post(
  { send }: CommandContext,
  { url, secret }: Receiver,
  event: Event,
): Promise<Pick<Forwarded, 'status' | 'problem'>> {
  const body = JSON.stringify(event);
  const signed = signatureHeaders(secret, event.id, new Date(), body);
  try {
    const request = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed },
      body,
      redirect: 'manual',
    });
    const { status } = await send(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status, problem: null };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { status: null, problem: cause instanceof Error ? cause.message : 'no answer' };
  }
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href;
  throw usageError(
    `--forward must be an http address, not "${text}".`,
    'For example http://localhost:3000/hook',
  );
}
