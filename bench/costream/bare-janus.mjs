import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MODULES = '/usr/lib/x86_64-linux-gnu/janus';
const TRIES = 200;

/** A Janus as it comes, with a room in it and its API open to pages: nothing of ours. */
export async function startBareJanus(port, bitrateBps) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bare-janus-'));
  for (const [kind, file] of [
    ['plugins', 'libjanus_videoroom.so'],
    ['transports', 'libjanus_websockets.so'],
  ]) {
    await mkdir(path.join(folder, kind));
    await symlink(path.join(MODULES, kind, file), path.join(folder, kind, file));
  }
  await write(folder, 'janus.jcfg', [
    'general: {',
    `  configs_folder = "${folder}"`,
    `  plugins_folder = "${folder}/plugins"`,
    `  transports_folder = "${folder}/transports"`,
    `  events_folder = "${folder}"`,
    `  loggers_folder = "${folder}"`,
    '  debug_level = 2',
    '  event_loops = 2',
    '}',
    'media: { rtp_port_range = "24500-24999" }',
    'nat: { full_trickle = false, ignore_mdns = true }',
  ]);
  await write(folder, 'janus.transport.websockets.jcfg', [
    `general: { json = "compact", ws = true, ws_port = ${port}, ws_ip = "127.0.0.1", wss = false }`,
  ]);
  await write(folder, 'janus.plugin.videoroom.jcfg', [
    'general: { string_ids = true }',
    'room-bench: {',
    `  description = "bench", publishers = 10, bitrate = ${bitrateBps}, videocodec = "vp8,h264"`,
    '}',
  ]);
  const child = spawn('janus', ['-F', folder], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (let tries = 0; tries < TRIES && !(await answers(port)); tries++) await sleep(25);
  return {
    pid: child.pid,
    url: `ws://127.0.0.1:${port}/`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const write = (folder, name, lines) => writeFile(path.join(folder, name), `${lines.join('\n')}\n`);

async function answers(port) {
  try {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`, 'janus-protocol');
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    socket.close();
    return true;
  } catch {
    return false;
  }
}
