import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JanusOptions } from './janus.config.js';

/**
 * What names of networks begin with that lie within a machine: our own bridges (`sk…`) and those of
 * others. Nobody is beyond them, and media that found its way over one would end with it.
 */
const VIRTUAL = [
  'vmnet',
  'sk',
  'docker',
  'br-',
  'veth',
  'virbr',
  'lxdbr',
  'incusbr',
  'cni',
  'podman',
];
/** Longest path of a Unix socket, in bytes (unix(7)). */
const LONGEST_SOCKET_PATH = 107;

/** What one start of the media server was given. Its secrets are new each time. */
export interface JanusFolder {
  readonly path: string;
  readonly socket: string;
  readonly apiSecret: string;
  readonly adminKey: string;
}

/** Makes the folder that the media server reads at its start: only its owner may look into it. */
export async function makeJanusFolder(options: JanusOptions): Promise<JanusFolder> {
  await mkdir(options.runFolder, { recursive: true, mode: 0o700 });
  const path = await mkdtemp(join(shortEnough(options.runFolder), 'janus-'));
  const folder: JanusFolder = {
    path,
    socket: join(path, 'api.sock'),
    apiSecret: randomBytes(24).toString('base64url'),
    adminKey: randomBytes(24).toString('base64url'),
  };
  await link(options, path, 'plugins', 'libjanus_videoroom.so');
  await link(options, path, 'transports', 'libjanus_websockets.so');
  await mkdir(join(path, 'none'));
  await write(path, 'janus.jcfg', core(options, folder));
  await write(path, 'janus.transport.websockets.jcfg', transport(folder));
  await write(path, 'janus.plugin.videoroom.jcfg', videoroom(folder));
  return folder;
}

/** Forgets what one start was given. */
export async function dropJanusFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
}

function shortEnough(runFolder: string): string {
  const socket = join(runFolder, 'janus-123456', 'api.sock');
  return Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH ? runFolder : tmpdir();
}

/** It loads every module of a folder, so the folder holds one. */
async function link(
  { modules }: JanusOptions,
  path: string,
  kind: string,
  file: string,
): Promise<void> {
  await mkdir(join(path, kind));
  await symlink(join(modules, kind, file), join(path, kind, file));
}

async function write(path: string, name: string, text: string): Promise<void> {
  await writeFile(join(path, name), text, { mode: 0o600 });
}

/** @see https://janus.conf.meetecho.com/docs/README.html (`janus.jcfg`) */
function core(options: JanusOptions, folder: JanusFolder): string {
  const nat = [
    // Its candidates are in its answers; those of browsers may come later.
    'full_trickle = false',
    // Names under .local are unknown here, and asking for them blocks for seconds.
    'ignore_mdns = true',
    `ice_ignore_list = ${quoted(VIRTUAL.join(','))}`,
  ];
  if (options.publicIp) {
    nat.push(`nat_1_1_mapping = ${quoted(options.publicIp)}`, 'keep_private_host = true');
  }
  if (options.interfaces) nat.push(`ice_enforce_list = ${quoted(options.interfaces)}`);
  return [
    section('general', [
      `configs_folder = ${quoted(folder.path)}`,
      `plugins_folder = ${quoted(join(folder.path, 'plugins'))}`,
      `transports_folder = ${quoted(join(folder.path, 'transports'))}`,
      `events_folder = ${quoted(join(folder.path, 'none'))}`,
      `loggers_folder = ${quoted(join(folder.path, 'none'))}`,
      'debug_level = 2',
      'debug_colors = false',
      `api_secret = ${quoted(folder.apiSecret)}`,
      'server_name = "costream"',
      'session_timeout = 60',
      // Threads for everybody together, instead of one for each.
      `event_loops = ${Math.max(2, availableParallelism())}`,
      'protected_folders = ["/bin", "/boot", "/dev", "/etc", "/lib", "/proc", "/sbin", "/sys", "/usr"]',
    ]),
    section('media', [
      `rtp_port_range = ${quoted(options.rtpPorts)}`,
      'slowlink_threshold = 8',
      'no_media_timer = 0',
      ...(options.publicIp?.includes(':') === true ? ['ipv6 = true'] : []),
    ]),
    section('nat', nat),
  ].join('\n');
}

function transport({ socket }: JanusFolder): string {
  return [
    section('general', [
      'json = "compact"',
      'ws = true',
      `ws_unix = ${quoted(socket)}`,
      'wss = false',
    ]),
    section('admin', ['admin_ws = false', 'admin_wss = false']),
  ].join('\n');
}

function videoroom({ adminKey }: JanusFolder): string {
  return section('general', [
    `admin_key = ${quoted(adminKey)}`,
    'lock_rtp_forward = true',
    'string_ids = true',
    'events = false',
  ]);
}

function section(name: string, lines: readonly string[]): string {
  return `${name}: {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
}

/** A text of libconfig. */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
