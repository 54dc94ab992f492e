import { Mask } from './mask.js';

export type Send = (request: Request, init?: RequestInit) => Promise<Response>;

/** More of a body helps nobody. */
const LONGEST_BODY_CHARS = 20_000;
/** Bodies that flow for as long as somebody reads. */
const FLOWING = /^(text\/event-stream|application\/octet-stream)/;

/** Sends requests and writes what goes over the wire, without its secrets. */
export function debugFetch(send: Send, write: (line: string) => void): Send {
  const mask = new Mask();
  let last = 0;
  return async (request, init) => {
    const number = ++last;
    const say = (mark: string, text: string) => write(`[${number}] ${mark} ${text}`);
    const sent = FLOWING.test(typeOf(request)) ? '(a stream)' : await bodyOf(request);
    say('>', `${request.method} ${mask.url(request.url)}`);
    for (const [name, value] of request.headers) say('>', mask.header(name, value));
    if (sent) say('>', shown(mask.body(sent, typeOf(request))));
    const startedAtMs = performance.now();
    const took = () => `${Math.round(performance.now() - startedAtMs)} ms`;
    try {
      const response = await send(request, init);
      const answeredIn = took();
      const received = FLOWING.test(typeOf(response)) ? '(a stream)' : await bodyOf(response);
      say('<', `${response.status} ${response.statusText} in ${answeredIn}`);
      for (const [name, value] of response.headers) say('<', mask.header(name, value));
      if (received) say('<', shown(mask.body(received, typeOf(response))));
      return response;
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      say(
        '!',
        mask.text(`${cause instanceof Error ? cause.message : String(cause)} after ${took()}`),
      );
      throw error;
    }
  };
}

const typeOf = ({ headers }: Request | Response) => headers.get('content-type') ?? '';

async function bodyOf(message: Request | Response): Promise<string> {
  return message.body === null ? '' : message.clone().text();
}

const shown = (text: string) =>
  text.length > LONGEST_BODY_CHARS
    ? `${text.slice(0, LONGEST_BODY_CHARS)}… (${text.length} characters)`
    : text;
