import { PICTURE, type Tile } from './tiles.js';

/** Where and when a track of pictures is seen. Milliseconds after the beginning. */
export interface Placement {
  readonly fromMs: number;
  readonly toMs: number;
  readonly tile: Tile;
}

/** A track of pictures: the number of its input, and how long after the beginning it begins. */
export interface PlacedVideo {
  /** Null for somebody who is only heard. */
  readonly input: number | null;
  readonly offsetMs: number;
  /** In order of time, and never two at once. */
  readonly placements: readonly Placement[];
  /** Path of a file with the name that is written on it; none when not. */
  readonly nameFile?: string | undefined;
}

export interface HeardAudio {
  readonly input: number;
  readonly offsetMs: number;
}

/** All that is seen and heard. */
export interface Scene {
  readonly durationMs: number;
  readonly videos: readonly PlacedVideo[];
  readonly audios: readonly HeardAudio[];
  /** Path of the font of names. */
  readonly font: string;
}

const BACKGROUND = '0x16181d';
const s = (ms: number) => (ms / 1000).toFixed(3);

/** The graph of filters that makes `[v]` and `[a]`, for `-filter_complex_script`. */
export function filterGraph(scene: Scene): string {
  const { width, height, rate } = PICTURE;
  const canvas = `color=c=${BACKGROUND}:s=${width}x${height}:r=${rate}:d=${s(scene.durationMs)}`;
  const steps = [`${canvas},format=yuv420p[c0]`];
  const videos = scene.videos.filter(({ placements }) => placements.length > 0);
  for (const [at, video] of videos.entries()) {
    const name = named(video, scene.font);
    if (video.input === null) steps.push(`[c${at}]${name}[c${at + 1}]`);
    else steps.push(scaled(video, at), `[c${at}][t${at}]${overlaid(video)},${name}[c${at + 1}]`);
  }
  steps.push(`[c${videos.length}]null[v]`, ...heard(scene));
  return steps.join(';\n');
}

/**
 * Frames come when they come: the one that is newest is seen until the next. It is the format that
 * `overlay` takes, as a conversion of its own would keep the first size for ever.
 */
function scaled({ input, offsetMs, placements }: PlacedVideo, at: number): string {
  const [first, ...further] = placements;
  const changes: string[] = [];
  let now = size((first as Placement).tile);
  const start = `w=${now.w}:h=${now.h}`;
  for (const { fromMs, tile } of further) {
    const next = size(tile);
    if (next.w === now.w && next.h === now.h) continue;
    changes.push(`${s(fromMs)} scale@t${at} w ${next.w},${s(fromMs)} scale@t${at} h ${next.h}`);
    now = next;
  }
  const commands = changes.map((change) => change.replaceAll(',', ';')).join(';');
  const send = commands === '' ? '' : `sendcmd=c='${commands}',`;
  const fit =
    'force_original_aspect_ratio=decrease:force_divisible_by=2:flags=fast_bilinear:eval=frame';
  return `[${input}:v]setpts=PTS+${s(offsetMs)}/TB,${send}scale@t${at}=${start}:${fit},format=yuva420p[t${at}]`;
}

function overlaid({ placements }: PlacedVideo): string {
  const x = piecewise(placements, ({ x: left, width }) => `(${left}+(${width}-w)/2)`);
  const y = piecewise(placements, ({ y: top, height }) => `(${top}+(${height}-h)/2)`);
  return `overlay=x='${x}':y='${y}':eval=frame:eof_action=pass:enable='${when(placements)}'`;
}

function named({ placements, nameFile }: PlacedVideo, font: string): string {
  if (nameFile === undefined) return 'null';
  const x = piecewise(placements, ({ x: left }) => `${left + 12}`);
  const y = piecewise(placements, ({ y: top, height }) => `(${top + height - 12}-th)`);
  const look = 'fontsize=20:fontcolor=white:box=1:boxcolor=black@0.5:boxborderw=6';
  const text = `drawtext=fontfile=${font}:textfile=${nameFile}:expansion=none:${look}`;
  return `${text}:x='${x}':y='${y}':enable='${when(placements)}'`;
}

function heard({ audios, durationMs }: Scene): string[] {
  const end = `apad=whole_dur=${s(durationMs)}`;
  if (audios.length === 0) return [`anullsrc=r=48000:cl=stereo:d=${s(durationMs)}[a]`];
  const layout = 'aformat=sample_rates=48000:channel_layouts=stereo';
  const each = audios.map(({ input, offsetMs }, at) => {
    const delay = `adelay=delays=${Math.max(0, Math.round(offsetMs))}:all=1`;
    return `[${input}:a]aresample=async=1:first_pts=0,${layout},${delay}[s${at}]`;
  });
  const all = audios.map((_, at) => `[s${at}]`).join('');
  const mixed =
    audios.length === 1 ? all : `${all}amix=inputs=${audios.length}:duration=longest:normalize=0,`;
  return [...each, `${mixed}alimiter=limit=0.95:level=0,${end}[a]`];
}

const within = ({ fromMs, toMs }: Placement) => `gte(t,${s(fromMs)})*lt(t,${s(toMs)})`;

function when(placements: readonly Placement[]): string {
  return placements.map(within).join('+');
}

const size = ({ width, height }: Tile) => ({ w: width, h: height });

/** A value that changes with the time. */
function piecewise(placements: readonly Placement[], valueOf: (tile: Tile) => string): string {
  return placements.map((one) => `${within(one)}*${valueOf(one.tile)}`).join('+');
}
