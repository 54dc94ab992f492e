import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDAVClient, type DAVAddressBook } from 'tsdav';
import { VaultHarness } from './vault-harness.js';

/** Programs of others start slowly on a busy machine. */
const CLIENT_MS = 120_000;
const run = promisify(execFile);
const USER = 'skydeck';
let vault: VaultHarness;
let home: string;
let password: string;

const passwordFor = async (products: string[], rights = 'write') => {
  const body = { name: 'Phone', products, rights };
  return (await vault.post('/app-passwords', body)).data['password'] as string;
};

beforeAll(async () => {
  vault = await VaultHarness.start();
  home = await mkdtemp(path.join(tmpdir(), 'skydeck-carddav-'));
  password = await passwordFor(['contacts']);
});

afterAll(async () => {
  await vault.close();
  await rm(home, { recursive: true, force: true });
});

const card = (uid: string, name: string, ...lines: string[]) =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${uid}`,
    `FN:${name}`,
    `N:${name};;;;`,
    ...lines,
    'END:VCARD',
    '',
  ].join('\r\n');

const dav = (method: string, url: string, init: RequestInit = {}, secret = password) => {
  const authorization = `Basic ${Buffer.from(`${USER}:${secret}`).toString('base64')}`;
  const headers = { authorization, ...(init.headers as Record<string, string>) };
  return fetch(`${vault.service.url}/dav${url}`, { method, redirect: 'manual', ...init, headers });
};
const put = (name: string, body: string, headers: Record<string, string> = {}) =>
  dav('PUT', `/addressbooks/${name}.vcf`, { body, headers });
const makeBook = async (address: string) => {
  const body = `<mkcol xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><set><prop>
    <resourcetype><collection/><C:addressbook/></resourcetype><displayname>${address}</displayname>
    </prop></set></mkcol>`;
  expect((await dav('MKCOL', `/addressbooks/${address}/`, { body })).status).toBe(201);
};

interface Item {
  readonly id: string;
  readonly name: string;
  readonly full_name: string;
  readonly uid: string;
}
const itemsOf = async (route: string) => (await vault.get(route)).data['items'] as Item[];
const bookOf = async (name: string) =>
  (await itemsOf('/address-books')).find((one) => one.name === name)?.id ?? '';
const namesIn = async (name: string) =>
  (await itemsOf(`/contacts?address_book_id=${await bookOf(name)}`)).map((one) => one.full_name);
const makeContact = async (name: string, body: object) => {
  const made = await vault.post('/contacts', { address_book_id: await bookOf(name), ...body });
  expect(made.status).toBe(201);
  return made.data as unknown as Item & { readonly version: number };
};

const property = (name: string, inner = '', more = '') =>
  `<C:prop-filter name="${name}"${more}>${inner}</C:prop-filter>`;
const textMatch = (wanted: string, more = '') => `<C:text-match ${more}>${wanted}</C:text-match>`;
const syncLarge = (asked: string) => {
  const body = `<sync-collection xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><sync-token/><prop>${asked}</prop></sync-collection>`;
  return dav('REPORT', '/addressbooks/large/', { body });
};

const client = () =>
  createDAVClient({
    serverUrl: vault.service.url,
    credentials: { username: USER, password },
    authMethod: 'Basic',
    defaultAccountType: 'carddav',
  });

describe('contacts over the API', () => {
  it('are made, found, changed and deleted, and told of', async () => {
    const book = await vault.post('/address-books', { name: 'Friends', description: 'Near' });
    expect(book).toMatchObject({ status: 201, data: { name: 'Friends', version: 1 } });
    const made = await makeContact('Friends', {
      full_name: 'Zoë Müller',
      given_name: 'Zoë',
      organization: 'Bakery & Sons',
      emails: [{ value: 'zoe@example.com', types: ['home'] }],
      phones: [{ value: '+49 (30) 123-45', types: ['cell'] }],
      birthday: '--03-01',
    });
    expect(made).toMatchObject({ given_name: 'Zoë', note: '', has_photo: false });
    await makeContact('Friends', { full_name: 'Ana' });
    const found = async (q: string) =>
      (await itemsOf(`/contacts?q=${encodeURIComponent(q)}`)).map((one) => one.full_name);
    expect(await found('muller')).toEqual(['Zoë Müller']);
    expect(await found('030 / 12345')).toEqual([]);
    expect(await found('+49 30 12')).toEqual(['Zoë Müller']);
    expect(await found('zoe bakery')).toEqual(['Zoë Müller']);
    expect(await found('%')).toEqual([]);
    expect(await namesIn('Friends')).toEqual(['Ana', 'Zoë Müller']);
    const first = await vault.get('/contacts?limit=1');
    const next = first.meta.page?.next_cursor ?? '';
    expect(await itemsOf(`/contacts?limit=1&cursor=${next}`)).toMatchObject([{ id: made.id }]);
    const stale = await vault.json(
      'PATCH',
      `/contacts/${made.id}`,
      { note: 'x' },
      { headers: { 'if-match': 'W/"9"' } },
    );
    expect(stale.status).toBe(412);
    const changed = await vault.patch(`/contacts/${made.id}`, { note: 'Bread', emails: [] });
    expect(changed.data).toMatchObject({ note: 'Bread', emails: [], version: 2 });
    const vcf = await (await vault.raw('GET', `/contacts/${made.id}/vcf`)).text();
    expect(vcf).toContain('TEL;TYPE=CELL:+49 (30) 123-45');
    const id = String(book.data['id']);
    expect((await vault.delete(`/contacts/${made.id}`)).status).toBe(200);
    expect((await vault.get(`/contacts/${made.id}`)).error.code).toBe('contact.not_found');
    const changes = (await vault.get(`/changes?collection=contacts:${id}`)).data['changes'];
    expect((changes as { what: string }[]).map(({ what }) => what)).toEqual([
      'created',
      'created',
      'updated',
      'deleted',
    ]);
    expect((await vault.patch(`/address-books/${id}`, { name: 'Old' })).data).toMatchObject({
      name: 'Old',
    });
    expect((await vault.delete(`/address-books/${id}`)).status).toBe(200);
    expect(await itemsOf('/contacts')).toEqual([]);
  });

  it('422, 409, 404: take nothing that does not fit, and name it', async () => {
    await vault.post('/address-books', { name: 'Strict' });
    const book = await bookOf('Strict');
    const make = (body: object) => vault.post('/contacts', { address_book_id: book, ...body });
    const refusals: [object, string][] = [
      [{}, 'body.full_name'],
      [{ full_name: ' ' }, 'body.full_name'],
      [{ full_name: 'a\nb' }, 'body.full_name'],
      [{ full_name: 'a', birthday: '1.2.1990' }, 'body.birthday'],
      [{ full_name: 'a', websites: ['javascript:x'] }, 'body.websites'],
      [{ full_name: 'a', emails: ['a@example.com'] }, 'body.emails'],
      [{ full_name: 'a', note: '\u0000' }, 'body.note'],
    ];
    for (const [body, location] of refusals) {
      const { status, error } = await make(body);
      expect([status, error.errors?.[0]?.location]).toEqual([
        422,
        expect.stringContaining(location),
      ]);
    }
    expect((await make({ full_name: 'a', uid: 'same' })).status).toBe(201);
    expect((await make({ full_name: 'b', uid: 'same' })).error.code).toBe('contact.uid_taken');
    const stranger = vault.auth.key('stranger');
    expect((await vault.get(`/address-books/${book}`, stranger)).status).toBe(404);
    expect((await vault.get(`/contacts?address_book_id=${book}`, stranger)).status).toBe(404);
    const [contact] = await itemsOf(`/contacts?address_book_id=${book}`);
    expect((await vault.get(`/contacts/${contact?.id}`, stranger)).status).toBe(404);
  });

  it('are taken from a file and given as one, each as it came', async () => {
    await vault.post('/address-books', { name: 'Files' });
    const book = await bookOf('Files');
    const take = (vcf: string) => vault.post(`/address-books/${book}/import`, { vcf });
    const good = card('f1', 'Ana', 'X-OWN:kept', 'PHOTO;ENCODING=b;TYPE=JPEG:AAAA');
    const bare = card('', 'Bo').replace('UID:\r\n', '');
    const old = card('f3', 'Cem').replace('3.0', '2.1');
    const answer = await take(good + bare + old);
    expect(answer.data).toEqual({
      created: 2,
      updated: 0,
      problems: [{ number: 3, why: 'VERSION is 2.1; 3.0 and 4.0 can be read.' }],
    });
    expect((await take(good + bare)).data).toMatchObject({ created: 0, updated: 2 });
    expect((await take('hello')).error).toMatchObject({
      code: 'contact.vcard_invalid',
      detail: expect.stringContaining('Line 1'),
    });
    const file = await vault.raw('GET', `/address-books/${book}/export`);
    expect(file.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    const text = await file.text();
    expect(text.startsWith(good)).toBe(true);
    expect(text.match(/BEGIN:VCARD/g)).toHaveLength(2);
  });
});

describe('contacts over CardDAV', () => {
  it('301: leads from the well-known address to the address books', async () => {
    const response = await fetch(`${vault.service.url}/.well-known/carddav`, {
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/dav/addressbooks/',
    ]);
  });

  it('makes, edits, deletes and synchronises contacts with tsdav', async () => {
    await makeBook('friends');
    const apps = await client();
    const find = async () => {
      const found = (await apps.fetchAddressBooks()).find(({ url }) => url.endsWith('/friends/'));
      return found as DAVAddressBook & { syncToken: string };
    };
    const addressBook = await find();
    expect(addressBook).toMatchObject({ displayName: 'friends' });
    const vCardString = card('ana', 'Ana', 'EMAIL;TYPE=HOME:ana@example.com', 'X-MINE:1');
    const filename = 'ana & co.vcf';
    const made = await apps.createVCard({ addressBook, filename, vCardString });
    expect([made.status, made.headers.get('etag')]).toEqual([
      201,
      expect.stringMatching(/^"\w+"$/),
    ]);
    const [vCard, ...others] = await apps.fetchVCards({ addressBook });
    // It leaves out what ends a text in XML.
    expect([vCard?.data, others]).toEqual([vCardString.trimEnd(), []]);
    expect(await itemsOf('/contacts?q=ana@example.com')).toMatchObject([{ full_name: 'Ana' }]);
    const edited = { ...vCard!, data: card('ana', 'Ana B.', 'X-MINE:1') };
    expect((await apps.updateVCard({ vCard: edited })).status).toBe(204);
    expect((await apps.updateVCard({ vCard: edited })).status).toBe(412);
    const later = await find();
    const synchronise = async (syncToken: string) => {
      const props = { 'd:getetag': {} };
      const { url } = addressBook;
      const told = await apps.syncCollection({ url, props, syncLevel: 1, syncToken });
      return told.map(({ href, status }) => [href, status]);
    };
    const href = '/dav/addressbooks/friends/ana%20%26%20co.vcf';
    expect(await synchronise(addressBook.syncToken)).toEqual([[href, 207]]);
    const [last] = await apps.fetchVCards({ addressBook });
    expect((await apps.deleteVCard({ vCard: vCard! })).status).toBe(412);
    expect((await apps.deleteVCard({ vCard: last! })).status).toBe(204);
    expect(await synchronise(later.syncToken)).toEqual([[href, 404]]);
    expect(await namesIn('friends')).toEqual([]);
  });

  it('finds contacts by what their properties say, and tells some of those', async () => {
    await makeBook('query');
    await put(
      'query/a',
      card('qa', 'Ana', 'item1.EMAIL;TYPE=WORK:ana@example.com', 'NICKNAME:Änni'),
    );
    await put('query/b', card('qb', 'Bo', 'TEL:1', 'EMAIL:bo@example.org'));
    await put('query/c', card('qc', 'Cem', 'NOTE:x'));
    const ask = async (inner: string, test = 'anyof', more = '') => {
      const body = `<C:addressbook-query xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><prop>
        <C:address-data><C:prop name="FN"/></C:address-data></prop><C:filter test="${test}">${inner}</C:filter>${more}</C:addressbook-query>`;
      const response = await dav('REPORT', '/addressbooks/query/', { body });
      const answer = await response.text();
      return {
        status: response.status,
        text: answer,
        names: [...answer.matchAll(/FN:(\w+)/g)].map(([, name]) => name),
      };
    };
    expect((await ask('')).names).toEqual(['Ana', 'Bo', 'Cem']);
    expect((await ask(property('EMAIL'))).names).toEqual(['Ana', 'Bo']);
    expect((await ask(property('item1.email'))).names).toEqual(['Ana']);
    expect((await ask(property('EMAIL', '<C:is-not-defined/>'))).names).toEqual(['Cem']);
    expect((await ask(property('EMAIL', textMatch('EXAMPLE.ORG')))).names).toEqual(['Bo']);
    expect(
      (await ask(property('EMAIL', textMatch('ana', 'match-type="starts-with"')))).names,
    ).toEqual(['Ana']);
    expect(
      (
        await ask(
          property('EMAIL', textMatch('com', 'match-type="ends-with" negate-condition="yes"')),
        )
      ).names,
    ).toEqual(['Bo']);
    expect((await ask(property('FN', textMatch('bo', 'match-type="equals"')))).names).toEqual([
      'Bo',
    ]);
    expect((await ask(property('FN', textMatch('bo', 'collation="i;octet"')))).names).toEqual([]);
    expect((await ask(property('NICKNAME', textMatch('änni')))).names).toEqual(['Ana']);
    const work = `<C:param-filter name="TYPE">${textMatch('work')}</C:param-filter>`;
    expect((await ask(property('EMAIL', work))).names).toEqual(['Ana']);
    const both = property('EMAIL') + property('TEL');
    expect((await ask(both)).names).toEqual(['Ana', 'Bo']);
    expect((await ask(both, 'allof')).names).toEqual(['Bo']);
    const limited = await ask('', 'anyof', '<C:limit><C:nresults>2</C:nresults></C:limit>');
    expect([limited.names, limited.text]).toEqual([['Ana', 'Bo'], expect.stringContaining('507')]);
    expect(limited.text).not.toContain('NICKNAME');
    const unknown = await ask(property('FN', textMatch('x', 'collation="i;mine"')));
    expect([unknown.status, unknown.text]).toEqual([
      403,
      expect.stringContaining('<CR:supported-collation/>'),
    ]);
    const body = `<C:addressbook-multiget xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><prop><getetag/>
      <C:address-data/></prop><href>/dav/addressbooks/query/c.vcf</href><href>/dav/addressbooks/query/z.vcf</href></C:addressbook-multiget>`;
    const told = await (await dav('REPORT', '/addressbooks/query/', { body })).text();
    expect(told).toMatch(/c\.vcf[\s\S]*NOTE:x[\s\S]*z\.vcf[\s\S]*404/);
  });

  it('keeps what only a program understands when the API changes something', async () => {
    await makeBook('kept');
    const sent = card(
      'k',
      'Kim',
      'item1.TEL:1',
      'item1.X-ABLabel:Boat',
      'X-OWN:1',
      'PHOTO;ENCODING=b;TYPE=JPEG:AAAA',
    );
    expect((await put('kept/k', sent)).status).toBe(201);
    const address = '/addressbooks/kept/k.vcf';
    const first = await dav('GET', address);
    expect([first.headers.get('content-type'), await first.text()]).toEqual([
      'text/vcard; charset=utf-8',
      sent,
    ]);
    const [contact] = await itemsOf('/contacts?q=kim');
    await vault.patch(`/contacts/${contact?.id}`, { job_title: 'Captain' });
    const second = await dav('GET', address);
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
    const text = await second.text();
    expect(text.replace(/REV:.*\r\n/, '').replace('TITLE:Captain\r\n', '')).toBe(sent);
    expect(text).toContain('TITLE:Captain');
  });

  it('412, 409, 403, 413: takes nothing that does not fit, and changes nothing', async () => {
    await makeBook('strict');
    const one = card('one', 'One');
    expect((await put('strict/a', one, { 'if-none-match': '*' })).status).toBe(201);
    expect((await put('strict/a', one, { 'if-none-match': '*' })).status).toBe(412);
    expect((await put('strict/a', one, { 'if-match': '"other"' })).status).toBe(412);
    expect((await put('strict/new', card('new', 'x'), { 'if-match': '*' })).status).toBe(412);
    const taken = await put('strict/b', one);
    expect([taken.status, await taken.text()]).toEqual([
      409,
      expect.stringContaining(
        '<CR:no-uid-conflict><D:href>/dav/addressbooks/strict/a.vcf</D:href>',
      ),
    ]);
    expect((await put('strict/a', card('two', 'Two'))).status).toBe(409);
    const bad = await put('strict/c', one.replace('VERSION:3.0', 'VERSION:2.1'));
    const why = await bad.text();
    expect([bad.status, why]).toEqual([403, expect.stringContaining('<CR:valid-address-data/>')]);
    expect(why).toContain('VERSION is 2.1');
    expect((await put('strict/d', 'x'.repeat(1_048_577))).status).toBe(413);
    const plain =
      '<mkcol xmlns="DAV:"><set><prop><resourcetype><collection/></resourcetype></prop></set></mkcol>';
    expect((await dav('MKCOL', '/addressbooks/other/', { body: plain })).status).toBe(403);
    expect(await namesIn('strict')).toEqual(['One']);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => put('strict/x', card('x', 'X'), { 'if-none-match': '*' })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('507: sends no more pictures at once than it can', async () => {
    await makeBook('large');
    const picture = `PHOTO;ENCODING=b;TYPE=JPEG:${'A'.repeat(1_000_000)}`;
    for (let index = 0; index < 34; index++) {
      expect((await put(`large/${index}`, card(`l${index}`, 'L', picture))).status).toBe(201);
    }
    expect((await syncLarge('<getetag/>')).status).toBe(207);
    const all = await syncLarge('<C:address-data/>');
    expect([all.status, await all.text()]).toEqual([
      507,
      expect.stringContaining('<D:number-of-matches-within-limits/>'),
    ]);
  });

  it('403: a password opens only what it says', async () => {
    const calendar = await passwordFor(['calendar']);
    expect((await dav('PROPFIND', '/addressbooks/', {}, calendar)).status).toBe(403);
    expect((await dav('PROPFIND', '/calendars/')).status).toBe(403);
    const homes = async (secret: string) => {
      const body =
        '<propfind xmlns="DAV:"><prop><H:addressbook-home-set xmlns:H="urn:ietf:params:xml:ns:carddav"/><G:calendar-home-set xmlns:G="urn:ietf:params:xml:ns:caldav"/></prop></propfind>';
      const told = await (await dav('PROPFIND', '/principals/x/', { body }, secret)).text();
      return ['/dav/addressbooks/', '/dav/calendars/'].map((one) => told.includes(`>${one}<`));
    };
    expect(await homes(password)).toEqual([true, false]);
    expect(await homes(calendar)).toEqual([false, true]);
    expect(await homes(await passwordFor(['contacts', 'calendar']))).toEqual([true, true]);
    const reader = await passwordFor(['contacts'], 'read');
    const body = card('r', 'R');
    expect((await dav('PUT', '/addressbooks/strict/r.vcf', { body }, reader)).status).toBe(403);
  });

  it(
    'synchronises both ways with vdirsyncer',
    async () => {
      await makeBook('mine');
      const local = path.join(home, 'contacts', 'mine');
      await mkdir(local, { recursive: true });
      const config = path.join(home, 'vdirsyncer');
      await writeFile(
        config,
        `[general]
status_path = "${home}/status/"
[pair vault]
a = "here"
b = "there"
collections = ["mine"]
[storage here]
type = "filesystem"
path = "${path.dirname(local)}"
fileext = ".vcf"
[storage there]
type = "carddav"
url = "${vault.service.url}/dav/addressbooks/"
username = "${USER}"
password = "${password}"
`,
      );
      const sync = async () => {
        await run('vdirsyncer', ['-c', config, 'discover', 'vault']);
        await run('vdirsyncer', ['-c', config, 'sync']);
      };
      await writeFile(path.join(local, 'a.vcf'), card('a', 'From here'));
      const { id, uid } = await makeContact('mine', { full_name: 'There' });
      await sync();
      expect((await readdir(local)).toSorted()).toEqual(['a.vcf', `${uid}.vcf`].toSorted());
      expect(await namesIn('mine')).toEqual(['From here', 'There']);
      await writeFile(path.join(local, 'a.vcf'), card('a', 'Changed', 'TEL:1'));
      await vault.patch(`/contacts/${id}`, { full_name: 'Over there' });
      await sync();
      expect(await readFile(path.join(local, `${uid}.vcf`), 'utf8')).toContain('FN:Over there');
      expect(await namesIn('mine')).toEqual(['Changed', 'Over there']);
      await rm(path.join(local, 'a.vcf'));
      await vault.delete(`/contacts/${id}`);
      await sync();
      expect([await readdir(local), await namesIn('mine')]).toEqual([[], []]);
    },
    CLIENT_MS,
  );
});
