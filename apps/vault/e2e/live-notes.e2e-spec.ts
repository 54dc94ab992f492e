import { eventually } from '@skydeck/testing';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import { Doc } from 'yjs';
import { type Answer, VaultHarness } from './vault-harness.js';

let vault: VaultHarness;
const clients: Client[] = [];

beforeAll(async () => {
  vault = await VaultHarness.start();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.leave();
});
afterAll(async () => {
  await vault.close();
});

const idOf = ({ data }: Answer) => String(data['id']);
const wait = { timeoutMs: 15_000 };
const note = async (body = '') => idOf(await vault.post('/notes', { title: 'Plan', body }));
const bodyOf = async (id: string) => String((await vault.get(`/notes/${id}`)).data['body']);
const as = (user: string) => ({ headers: { 'skydeck-user': user } });

/** The client that Yjs itself has, on its own document. */
class Client {
  readonly doc = new Doc();
  readonly provider: WebsocketProvider;
  constructor(readonly url: string) {
    const at = url.lastIndexOf('/');
    this.provider = new WebsocketProvider(url.slice(0, at), url.slice(at + 1), this.doc, {
      WebSocketPolyfill: WebSocket as never,
      disableBc: true,
      maxBackoffTime: 100,
    });
    clients.push(this);
  }
  get text(): string {
    return this.doc.getText('body').toJSON();
  }
  write(at: number, words: string): void {
    this.doc.getText('body').insert(at, words);
  }
  async joined(): Promise<void> {
    await eventually(() => this.provider.synced, wait);
  }
  leave(): void {
    this.provider.destroy();
    this.doc.destroy();
  }
}

async function join(id: string, headers: Record<string, string> = {}): Promise<Client> {
  const made = await vault.json('POST', `/notes/${id}/live-tokens`, {}, { headers });
  expect(made.status).toBe(201);
  const client = new Client(String(made.data['url']));
  await client.joined();
  return client;
}

/** Over when the service has what a client wrote: another one sees it. */
async function sent(client: Client): Promise<void> {
  const other = new Client(client.url);
  await eventually(() => other.text === client.text, wait);
  other.leave();
}

/** How a socket that is opened with a key is answered. */
const opened = (id: string, token: string): Promise<string> =>
  new Promise((resolve) => {
    const url = `${vault.service.url.replace('http', 'ws')}/api/v1/notes/${id}/live`;
    const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
    socket.on('open', () => resolve('open'));
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(String(statusCode)));
    socket.on('error', () => undefined);
    socket.on('open', () => socket.close());
  });

describe('a note that several write at once', () => {
  it('is the same for all, and its text and revisions follow', async () => {
    const id = await note('One\n');
    const [ana, bob] = [await join(id), await join(id)];
    ana.write(4, 'Two\n');
    bob.write(0, 'Zero\n');
    await eventually(() => ana.text === 'Zero\nOne\nTwo\n' && bob.text === ana.text, wait);
    await eventually(async () => (await bodyOf(id)) === 'Zero\nOne\nTwo\n', wait);
    const revisions = (await vault.get(`/notes/${id}/revisions`)).data['items'] as unknown[];
    expect(revisions.length).toBeGreaterThanOrEqual(2);
    expect((await vault.get('/notes/search?q=Zero')).data['items']).toHaveLength(1);
  });

  it('has what was written without a connection, beside what others wrote meanwhile', async () => {
    const id = await note('Shop: milk\n');
    const [ana, bob] = [await join(id), await join(id)];
    bob.provider.disconnect();
    bob.write(bob.text.length, 'Bob: bread\n');
    ana.write(0, 'Ana: eggs\n');
    ana.doc.getText('body').delete(ana.text.indexOf('milk'), 4);
    await eventually(async () => (await bodyOf(id)) === 'Ana: eggs\nShop: \n', wait);
    bob.provider.connect();
    const merged = 'Ana: eggs\nShop: \nBob: bread\n';
    await eventually(() => ana.text === merged && bob.text === merged, wait);
    await eventually(async () => (await bodyOf(id)) === merged, wait);
  });

  it('tells who is there', async () => {
    const id = await note();
    const [ana, bob] = [await join(id), await join(id)];
    ana.provider.awareness.setLocalStateField('user', { name: 'Ana' });
    const seen = () => [...bob.provider.awareness.getStates().values()].map((one) => one['user']);
    await eventually(() => seen().some((user) => user?.name === 'Ana'), wait);
    ana.provider.disconnect();
    await eventually(() => !seen().some((user) => user?.name === 'Ana'), wait);
  });

  it('takes what the API changes, whole or a tick, where it was changed', async () => {
    const id = await note('- [ ] Milk\nEnd');
    const ana = await join(id);
    ana.write(0, 'List\n');
    await eventually(async () => (await bodyOf(id)).startsWith('List'), wait);
    await vault.patch(`/notes/${id}/checklist/0`, { checked: true });
    await eventually(() => ana.text === 'List\n- [x] Milk\nEnd', wait);
    await vault.patch(`/notes/${id}`, { body: 'List\n- [x] Milk\nThe end' });
    await eventually(() => ana.text === 'List\n- [x] Milk\nThe end', wait);
  });

  it('loses nothing of what is written while title, tags and boxes change', async () => {
    const id = await note('- [ ] Milk\nEnd');
    const ana = await join(id);
    ana.write(ana.text.length, ' of all');
    await sent(ana);
    await vault.patch(`/notes/${id}`, { title: 'Other' });
    expect(await bodyOf(id)).toBe('- [ ] Milk\nEnd of all');
    ana.write(0, 'List\n');
    await sent(ana);
    await vault.patch(`/notes/${id}/checklist/0`, { checked: true });
    await vault.patch(`/notes/${id}`, { tags: ['shop'] });
    const all = 'List\n- [x] Milk\nEnd of all';
    await eventually(() => ana.text === all, wait);
    await eventually(async () => (await bodyOf(id)) === all, wait);
  });

  it('loses nothing of what is written while the text of the note follows', async () => {
    const id = await note();
    const ana = await join(id);
    const end = Date.now() + 7_000;
    for (let turn = 0; Date.now() < end; turn += 1) {
      ana.write(ana.text.length, `${turn} `);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const words = ana.text.trim().split(' ').map(Number);
    expect(words).toEqual(words.map((_word, at) => at));
    await eventually(async () => (await bodyOf(id)) === ana.text, wait);
    expect(ana.text.trim().split(' ')).toHaveLength(words.length);
  });

  it('is kept when everybody has left, and when the service starts anew', async () => {
    const id = await note('a');
    const ana = await join(id);
    for (let turn = 0; turn < 30; turn += 1) ana.write(ana.text.length, `${turn % 10}`);
    const { text } = ana;
    await eventually(() => ana.provider.synced && ana.provider.ws?.bufferedAmount === 0, wait);
    // Nothing waits for the text of the note here: what was sent is kept.
    ana.leave();
    const bob = await join(id);
    await eventually(() => bob.text === text, wait);
    bob.leave();
    await eventually(async () => (await bodyOf(id)) === text, wait);
    await eventually(async () => (await join(id)).text === text, wait);
  });
});

describe('who may write a note together', () => {
  it('shows viewers all and takes nothing from them; to others it is not there', async () => {
    const space = idOf(await vault.post('/spaces', { name: 'Team', owner: 'ana' }));
    await vault.put(`/spaces/${space}/members/vi`, { role: 'viewer' });
    const id = idOf(await vault.post('/notes', { space_id: space, title: 'T', body: 'Seen' }));
    const vi = await join(id, as('vi').headers);
    expect(vi.text).toBe('Seen');
    vi.write(0, 'Not ');
    const ana = await join(id, as('ana').headers);
    ana.write(4, '!');
    await eventually(async () => (await bodyOf(id)) === 'Seen!', wait);
    expect(ana.text).toBe('Seen!');
    const refused = await vault.json('POST', `/notes/${id}/live-tokens`, {}, as('eve'));
    expect(refused.status).toBe(404);
  });

  it('401, 404: opens with a key of the project and with no other', async () => {
    const id = await note('x');
    expect(await opened(id, vault.token)).toBe('open');
    expect(await opened(id, vault.auth.key('elsewhere'))).toBe('404');
    expect(await opened(id, 'dk_live_nothing')).toBe('401');
    const url = `${vault.service.url.replace('http', 'ws')}/api/v1/notes/live/AAAA.BBBB`;
    const answer = await new Promise((resolve) => {
      new WebSocket(url)
        .on('unexpected-response', (_request, { statusCode }) => resolve(statusCode))
        .on('error', () => undefined);
    });
    expect(answer).toBe(401);
  });

  it('409: encrypted notes are not written together', async () => {
    const body = Buffer.from('secret').toString('base64');
    const id = idOf(await vault.post('/notes', { format: 'e2ee', body }));
    const refused = await vault.post(`/notes/${id}/live-tokens`, {});
    expect(refused).toMatchObject({ status: 409, error: { code: 'note.encrypted' } });
  });

  it('sends nonsense away and keeps the note as it was', async () => {
    const id = await note('fine');
    const made = await vault.post(`/notes/${id}/live-tokens`, {});
    const code = await new Promise((resolve) => {
      const socket = new WebSocket(String(made.data['url']));
      socket.on('open', () => socket.send(Buffer.from([0, 2, 5, 1, 9, 200, 7, 7])));
      socket.on('close', resolve);
    });
    expect(code).toBe(1007);
    expect((await join(id)).text).toBe('fine');
  });
});
