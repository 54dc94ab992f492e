/** One server-sent event, and when it came. */
export interface SeenEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: Record<string, unknown>;
  readonly atMs: number;
}

/** Reads server-sent events until the stream ends or `isEnough` says so. */
export async function readEvents(
  url: string,
  token: string,
  isEnough: (events: readonly SeenEvent[]) => boolean = () => false,
  headers: Record<string, string> = {},
): Promise<SeenEvent[]> {
  const controller = new AbortController();
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: controller.signal,
  });
  if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`);
  const events: SeenEvent[] = [];
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => splitField(line)));
      const data = fields.get('data');
      if (data === undefined) continue;
      events.push({
        id: fields.get('id'),
        event: fields.get('event') ?? 'message',
        data: JSON.parse(data) as Record<string, unknown>,
        atMs: Date.now(),
      });
    }
    if (isEnough(events)) {
      controller.abort();
      break;
    }
  }
  return events;
}

function splitField(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), line.slice(colon + 2)];
}
