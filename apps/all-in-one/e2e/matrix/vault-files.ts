import { eventually } from '@skydeck/testing';
import { dataOf } from './call.js';
import type { World } from './world.js';

let stored = 0;

/** A file of a project with two versions, and its first version. */
export async function makeFile(
  world: World,
  token: string,
): Promise<{ file: string; file_version: string }> {
  const files = world.at('vault', '/api/v1/files');
  const made = await sent('POST', `${files}?name=file-${(stored += 1)}.txt`, token);
  await sent('PUT', `${files}/${made.id}/content`, token);
  return { file: made.id, file_version: made.version_id };
}

/** A folder of a project. */
export async function makeFolder(world: World, token: string): Promise<string> {
  const body = { name: `folder-${(stored += 1)}` };
  return String((await dataOf(world.at('vault', '/api/v1/folders'), { token, body }))['id']);
}

/** A folder in the trash. */
export async function makeTrashed(world: World, token: string): Promise<string> {
  const id = await makeFolder(world, token);
  await dataOf(world.at('vault', `/api/v1/folders/${id}`), { token, method: 'DELETE' });
  return id;
}

/** An archive of a space, ready to be downloaded. */
export async function makeSpaceExport(world: World, token: string, space: string) {
  const exports = world.at('vault', `/api/v1/spaces/${space}/exports`);
  const id = String((await dataOf(exports, { token, body: {} }))['id']);
  const at = `${exports}/${id}`;
  const isReady = async () => (await dataOf(at, { token }))['status'] === 'ready';
  await eventually(isReady, { timeoutMs: 30_000 });
  return id;
}

/** A space of a project with a member. */
export async function makeSpace(
  world: World,
  token: string,
): Promise<{ space: string; member: string }> {
  const body = { name: 'Team', owner: 'user_1' };
  const made = await dataOf(world.at('vault', '/api/v1/spaces'), { token, body });
  return { space: String(made['id']), member: 'user_1' };
}

/** A link to a file of a project. */
export async function makeFileShare(world: World, token: string): Promise<string> {
  const body = { file_id: (await makeFile(world, token)).file };
  return String((await dataOf(world.at('vault', '/api/v1/shares'), { token, body }))['id']);
}

/** A rule of how long documents with a tag are kept. */
export async function makeRetentionRule(world: World, token: string): Promise<string> {
  const body = { tag: `tag-${(stored += 1)}`, delete_after_days: 30_000 };
  const rules = world.at('vault', '/api/v1/retention-rules');
  return String((await dataOf(rules, { token, body }))['id']);
}

/** All of them. */
export async function makeVaultFiles(world: World, token: string): Promise<Record<string, string>> {
  const made = await makeSpace(world, token);
  return {
    ...(await makeFile(world, token)),
    folder: await makeFolder(world, token),
    file_share: await makeFileShare(world, token),
    trash_item: await makeTrashed(world, token),
    ...made,
    retention_rule: await makeRetentionRule(world, token),
    space_export: await makeSpaceExport(world, token, made.space),
  };
}

async function sent(
  method: 'POST' | 'PUT',
  url: string,
  token: string,
): Promise<{ id: string; version_id: string }> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: method,
  });
  const { data } = (await response.json()) as { data: { id: string; version_id: string } };
  return data;
}
