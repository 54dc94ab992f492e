import { readEventStream } from '@skydeck/sdk';
import { eventually } from '@skydeck/testing';
import { once, type Replicated, SOON, type Which } from './replicated.js';

const RACE = 20;

/** Messages that are asked for at one replica, and followed at the other. */
export function messageJourneys(at: () => Replicated): void {
  it('202: a message that both replicas are asked for at once is sent once', async () => {
    const headers = once();
    const to = 'once@example.com';
    const body = { channel: 'email', to, content: { subject: 'Hi', text: 'Hello' } };
    const answers = await Promise.all(
      Array.from({ length: RACE }, (_, index) =>
        at().ask('messaging', (index % 2) as Which, '/api/v1/messages', { body, headers }),
      ),
    );
    const good = answers.filter(({ status }) => status === 202);
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(good.map(({ data }) => data['id'])).size).toBe(1);
    expect(answers.filter(({ status }) => ![202, 409].includes(status))).toEqual([]);
    const outbox = `/api/v1/outbox?to=${to}`;
    await eventually(
      async () => expect(await at().items('messaging', 1, outbox)).toHaveLength(1),
      SOON,
    );
  });

  it('SSE: a stream of events at one replica tells what happens at the other', async () => {
    const url = at().at('messaging', 1, '/api/v1/events/stream');
    const token = at().keys.get('messaging') ?? '';
    const end = new AbortController();
    const seen: string[] = [];
    const following = (async () => {
      for await (const { data } of readEventStream({ url, token, signal: end.signal })) {
        seen.push((data as { subject: string; type: string }).type);
      }
    })().catch(() => undefined);
    const body = { channel: 'email', to: 'sse@example.com', content: { subject: 'A', text: 'B' } };
    await at().of('messaging', 0, '/api/v1/messages', { body });
    await eventually(() => expect(seen).toContain('message.delivered'), SOON);
    end.abort();
    await following;
  });
}
