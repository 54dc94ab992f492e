import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { type Answer, LaunchpadHarness, plainServer } from './launchpad-harness.js';

async function archiveOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = pack();
  for (const [name, text] of Object.entries(files)) archive.entry({ name }, text);
  archive.finalize();
  return buffer(Readable.from(archive).pipe(createGzip()));
}

const digestOf = (bytes: Buffer) =>
  `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

describe('uploads of folders', () => {
  let launchpad: LaunchpadHarness;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
  }, 120_000);

  afterAll(() => launchpad.close(), 60_000);

  async function upload(bytes: Buffer, digest = digestOf(bytes), project = launchpad.project) {
    const url = launchpad.address('/sources').replace('/demo/', `/${project}/`);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${launchpad.token}`,
        'content-type': 'application/octet-stream',
        'content-digest': digest,
      },
      body: bytes as unknown as ArrayBuffer,
    });
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  }

  it('live: deploys an upload as a new app, and another one as its next version', async () => {
    const first = await upload(await archiveOf(plainServer('one')));
    expect(first).toMatchObject({ status: 201, data: { files: 2 } });
    const deployment = await launchpad.deploy({ name: 'folder', source: first.data['id'] });
    expect(deployment).toMatchObject({ status: 'live', error: null });
    expect(await launchpad.visit('folder')).toEqual({ status: 200, body: 'one ' });
    expect((await launchpad.get('/apps/folder')).data['repo']).toBe('skydeck');

    const second = await upload(await archiveOf(plainServer('two')));
    const next = await launchpad.redeploy('folder', { source: second.data['id'] });
    expect(next).toMatchObject({ status: 'live', commit_sha: expect.any(String) });
    expect(await launchpad.visit('folder')).toMatchObject({ body: 'two ' });
  }, 120_000);

  it('live: deploys the latest upload again when nothing is named', async () => {
    expect(await launchpad.redeploy('folder')).toMatchObject({ status: 'live' });
    expect(await launchpad.visit('folder')).toMatchObject({ body: 'two ' });
  }, 60_000);

  it('failed: an app without code says so, and 202 without an operation when it is made', async () => {
    const made = await launchpad.post('/apps', { name: 'empty' });
    expect([made.status, made.meta.operation_id]).toEqual([202, undefined]);
    const deployment = await launchpad.redeploy('empty');
    expect(deployment['error']).toMatchObject({ code: 'deployment.no_code' });
  }, 60_000);

  it('422: refuses bytes that are not those announced, and what is no archive', async () => {
    const bytes = await archiveOf({ a: 'x' });
    const other = await upload(bytes, digestOf(Buffer.from('other')));
    expect([other.status, other.error.code]).toEqual([422, 'source.digest_mismatch']);
    const text = await upload(Buffer.from('no archive'));
    expect([text.status, text.error.code]).toEqual([422, 'source.archive_invalid']);
    const escape = await upload(await archiveOf({ '../../etc/cron.d/x': 'x' }));
    expect([escape.status, escape.error.code]).toEqual([422, 'source.archive_unsafe']);
  });

  it('404: the upload of another project, and 422: repository and upload at once', async () => {
    await launchpad.post(`${launchpad.installation.authUrl}/api/v1/projects`, {
      name: 'Other',
      slug: 'other',
    });
    const theirs = await upload(await archiveOf(plainServer('x')), undefined, 'other');
    const made = await launchpad.post('/apps', { name: 'thief', source: theirs.data['id'] });
    expect([made.status, made.error.code]).toEqual([404, 'source.not_found']);
    const again = await launchpad.post('/apps/folder/deployments', { source: theirs.data['id'] });
    expect([again.status, again.error.code]).toEqual([404, 'source.not_found']);
    const both = await launchpad.post('/apps', {
      name: 'both',
      repo: 'https://x.example/y',
      source: theirs.data['id'],
    });
    expect([both.status, both.error.code]).toEqual([422, 'validation_failed']);
  });
});
