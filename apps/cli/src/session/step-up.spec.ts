import { withStepUp } from './step-up.js';

const refusal = { data: {}, error: { code: 'factor.step_up_required' } };

/** A service that wants a second factor until it was given. */
function service(given: () => boolean, code = refusal.error.code) {
  const seen: [string, string | null][] = [];
  const send = async (request: Request) => {
    seen.push([await request.text(), request.headers.get('idempotency-key')]);
    return given()
      ? Response.json({ data: { id: 'key_1' } })
      : Response.json({ data: {}, error: { code } }, { status: 403 });
  };
  return { seen, send };
}

const request = () =>
  new Request('http://127.0.0.1/keys', {
    method: 'POST',
    body: '{"name":"a"}',
    headers: { 'idempotency-key': 'mine' },
  });

describe('requests that need a second factor', () => {
  it('are sent again, whole, once it was given', async () => {
    let isGiven = false;
    const { seen, send } = service(() => isGiven);
    const give = async () => (isGiven = true);
    const response = await withStepUp(send, give)(request());
    expect(response.status).toBe(200);
    const sent = ['{"name":"a"}', 'mine'];
    expect(seen).toEqual([sent, sent]);
  });

  it('stay refused where nobody can be asked', async () => {
    const { seen, send } = service(() => false);
    const response = await withStepUp(send, async () => false)(request());
    expect(await response.json()).toEqual(refusal);
    expect(seen).toHaveLength(1);
  });

  it('are not asked about when they are refused for another reason', async () => {
    const { seen, send } = service(() => false, 'forbidden');
    const asked: string[] = [];
    const give = async () => asked.push('asked') > 0;
    expect((await withStepUp(send, give)(request())).status).toBe(403);
    expect([seen.length, asked]).toEqual([1, []]);
  });
});
