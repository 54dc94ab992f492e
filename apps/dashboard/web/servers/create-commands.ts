import type { WantedServer } from '../api/shapes.js';

/** A word as a shell takes it. */
const quoted = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** What to type in a terminal to create the same server. */
export function cliCommand(project: string, wanted: WantedServer): string {
  const { name, size, image, ssh_keys: keys = [], networks = [], tags = [] } = wanted;
  const each = (flag: string, values: readonly string[]) =>
    values.map((value) => `${flag} ${quoted(value)}`);
  return [
    'skydeck vps create',
    `--project ${quoted(project)}`,
    `--name ${quoted(name)}`,
    `--size ${quoted(size)}`,
    `--image ${quoted(image)}`,
    ...each('--ssh-key', keys),
    ...each('--network', networks),
    ...each('--tag', tags),
    ...(wanted.user_data ? ['--user-data user-data.yaml'] : []),
    ...(wanted.protected ? ['--protect'] : []),
  ].join(' \\\n  ');
}

/** The request that creates the same server. */
export function curlCommand(baseUrl: string, project: string, wanted: WantedServer): string {
  return [
    `curl -sS ${baseUrl}/projects/${encodeURIComponent(project)}/vps`,
    `-H "Authorization: Bearer $SKYDECK_API_KEY"`,
    `-H 'Content-Type: application/json'`,
    `-d ${quoted(JSON.stringify(wanted))}`,
  ].join(' \\\n  ');
}
