import { debugFetch } from './debug-fetch.js';

/** What is written about an exchange with a service that answers with this. */
async function written(request: Request, answer: () => Response): Promise<string> {
  const lines: string[] = [];
  const send = debugFetch(
    async () => answer(),
    (line) => void lines.push(line),
  );
  await send(request);
  return lines.join('\n');
}

const post = (body: string, type = 'application/json', headers: Record<string, string> = {}) =>
  new Request('http://127.0.0.1:4001/api/v1/things?token=t0ps3cret&limit=2', {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
  });
const ok = () => Response.json({ data: {} }, { headers: { 'x-request-id': 'req_1' } });

describe('debugFetch', () => {
  it('writes what goes out and what comes back', async () => {
    const text = await written(post('{"name":"web"}'), ok);
    expect(text).toContain('[1] > POST http://127.0.0.1:4001/api/v1/things?token=[hidden]&limit=2');
    expect(text).toContain('[1] > {"name":"web"}');
    expect(text).toMatch(/\[1\] < 200 {2}in \d+ ms/);
    expect(text).toContain('[1] < x-request-id: req_1');
    expect(text).toContain('[1] < {"data":{}}');
  });

  const SECRET = 'hunter2-hunter2';
  it.each<[string, Request, () => Response]>([
    ['a bearer token', post('{}', 'application/json', { authorization: `Bearer ${SECRET}` }), ok],
    ['a cookie', post('{}'), () => Response.json({}, { headers: { 'set-cookie': `s=${SECRET}` } })],
    ['a new key', post('{}'), () => Response.json({ data: { secret: SECRET } })],
    ['a refresh token', post(JSON.stringify({ refresh_token: SECRET })), ok],
    [
      'a device code',
      post(`device_code=${SECRET}&client_id=x`, 'application/x-www-form-urlencoded'),
      ok,
    ],
    ['a one-time password', post(JSON.stringify({ id: 'otp_1', code: SECRET })), ok],
    [
      'variables of an app',
      post(JSON.stringify({ env: { DATABASE_URL: SECRET, A: { B: SECRET } } })),
      ok,
    ],
    ['secrets in a list', post(JSON.stringify({ secrets: [SECRET, { value: SECRET }] })), ok],
    [
      'a secret that comes back under another name',
      post(JSON.stringify({ password: SECRET })),
      () => Response.json({ detail: `not ${SECRET}` }),
    ],
    [
      'a secret without a name',
      post('dk_live_hunter2 invt_hunter2'),
      () => new Response('skr1.hunter2.1.x whsec_hunter2=='),
    ],
    ['a code in a message', post('{}'), () => Response.json({ text: 'Your code is 482913.' })],
  ])('hides %s', async (_what, request, answer) => {
    const text = await written(request, answer);
    expect(text).toContain('[hidden]');
    expect(text).not.toMatch(/hunter2|482913/);
  });

  it('keeps the code of an error', async () => {
    const error = { code: 'app.not_found', detail: 'There is no such app.' };
    expect(await written(post('{}'), () => Response.json({ error }))).toContain('app.not_found');
  });

  it('leaves both bodies to be read', async () => {
    const bodies: string[] = [];
    const send = debugFetch(
      async (request) => {
        bodies.push(await request.text());
        return ok();
      },
      () => undefined,
    );
    bodies.push(await (await send(post('{"a":1}'))).text());
    expect(bodies).toEqual(['{"a":1}', '{"data":{}}']);
  });

  it('writes that nobody answered, and why', async () => {
    const lines: string[] = [];
    const reason = new TypeError('x', { cause: new Error('refused') });
    const fail = async () => Promise.reject(reason);
    const send = debugFetch(fail, (line) => void lines.push(line));
    await expect(send(post('{}'))).rejects.toThrow('x');
    expect(lines.at(-1)).toMatch(/^\[1\] ! refused after \d+ ms$/);
  });
});
