import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The ladder of a plan by one FFmpeg in one pass, as anybody would write it by hand. */
export async function bareLadder(file, plan, folder) {
  const [top, ...lower] = plan.video;
  const graph = [`[0:v]fps=30,scale=${top.width}:${top.height}`];
  for (const [at, { width, height }] of lower.entries()) {
    graph[at] += `,split=2[o${at}][t${at + 1}]`;
    graph.push(`[t${at + 1}]scale=${width}:${height}`);
  }
  graph[lower.length] += `[o${lower.length}]`;
  const outputs = plan.video.flatMap(({ quality, maxBitrateBps }, at) => [
    ...`-map [o${at}] -c:v libx264 -threads 1 -preset veryfast -profile:v high -bf 2`.split(' '),
    ...`-pix_fmt yuv420p -crf ${quality} -maxrate ${maxBitrateBps}`.split(' '),
    ...`-bufsize ${maxBitrateBps * 1.5} -sc_threshold 0`.split(' '),
    ...'-force_key_frames expr:gte(t,n_forced*2) -movflags +frag_keyframe+empty_moov'.split(' '),
    path.join(folder, `bare-${at}.mp4`),
  ]);
  const command = ['-nostdin', '-y', '-v', 'error', '-threads', '1', '-i', file];
  command.push('-filter_complex_threads', '1', '-filter_complex', graph.join(';'), ...outputs);
  const child = spawn('ffmpeg', command, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`FFmpeg ended with ${code}.`);
}
