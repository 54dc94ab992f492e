import { randomUUID } from 'node:crypto';

/** What a browser does with the dashboard's server: keeps its cookies, sends its header. */
export class BrowserClient {
  readonly cookies = new Map<string, string>();
  /** Every answer as text, to look for what must never be in one. */
  readonly seen: string[] = [];

  constructor(readonly url: string) {}

  async send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = { 'x-skydeck-dashboard': '1' },
  ): Promise<{ status: number; headers: Headers; json: Answer }> {
    const response = await this.open(method, path, body, headers);
    const text = await response.text();
    this.seen.push(text, JSON.stringify([...response.headers]));
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const json = (isJson ? JSON.parse(text) : {}) as Answer;
    return { status: response.status, headers: response.headers, json };
  }

  async open(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = { 'x-skydeck-dashboard': '1' },
  ): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...headers,
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** Signs in with the code that the local outbox shows. */
  async signIn(email = `${randomUUID()}@example.com`): Promise<void> {
    const { json } = await this.send('POST', '/bff/sign-in', { email });
    const code = await this.codeOf(String(json.data['id']));
    const { status } = await this.send('POST', '/bff/verify', { id: json.data['id'], code });
    if (status !== 200) throw new Error(`Sign-in was refused with ${status}.`);
  }

  async codeOf(id: string): Promise<string> {
    const stream = await this.open('GET', `/bff/outbox/${id}/stream`, undefined, {});
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of stream.body ?? []) {
      text += decoder.decode(bytes);
      const code = /code is (\d{6})/.exec(text)?.[1];
      if (code) return code;
    }
    throw new Error('The local outbox closed without a code.');
  }
}

export interface Answer {
  readonly data: Record<string, unknown> & { items?: Record<string, unknown>[] };
  readonly error?: { readonly code: string };
  readonly meta: { readonly request_id: string };
}
