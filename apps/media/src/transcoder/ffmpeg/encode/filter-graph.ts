import { frameAt } from '../../plan/frame-grid.js';
import type { Overlay } from '../../chunk-task.js';
import type { VideoRendition, VideoTreatment } from '../../transcode-plan.js';

/** What the graph of a chunk is made from. */
export interface GraphInput {
  readonly startMs: number;
  readonly endMs: number;
  readonly treatment: VideoTreatment;
  readonly renditions: readonly VideoRendition[];
  /** Whether the first picture that is found stands for those that are missing before it. */
  readonly fillsStart: boolean;
  /** Draws words into the highest rung. */
  readonly captionStep?: string | undefined;
  /** Is the second input. */
  readonly overlay?: Overlay | undefined;
}

/**
 * The graph that makes all rungs from one decoding: frames onto the constant grid, exactly those of
 * the chunk, then each rung scaled from the one above it.
 */
export function filterGraph(input: GraphInput): string {
  const { treatment, renditions, overlay, captionStep } = input;
  const [top, ...lower] = renditions;
  if (!top) throw new Error('A chunk needs a rendition.');
  const words = captionStep === undefined ? [] : [captionStep];
  const steps = [...gridSteps(input), ...topSteps(top, treatment), ...words];
  const chains = [`[0:${treatment.streamIndex}]${steps.join(',')}`];
  const marks = overlay ? overlaySteps(overlay, chains) : [];
  for (const [at, { width, height }] of lower.entries()) {
    chains[at] += `,split=2[out${at}][to${at + 1}]`;
    chains.push(`[to${at + 1}]scale=${width}:${height}:flags=bicubic,setsar=1`);
  }
  chains[lower.length] += `[out${lower.length}]`;
  return [...marks, ...chains].join(';');
}

/** Lays a picture over the highest rung, so that every other has it too. */
function overlaySteps({ x, y, width, height, opacity }: Overlay, chains: string[]): string[] {
  const colors = 'out_color_matrix=bt709:out_range=tv';
  const mark = [
    `scale=${width}:${height}:flags=bicubic`,
    'format=rgba',
    `colorchannelmixer=aa=${opacity}`,
    `scale=${colors}`,
    'format=yuva420p',
  ];
  const picture = `${chains[0]}[bare]`;
  chains[0] = `[bare][mark]overlay=x=${x}:y=${y}:format=yuv420:eof_action=repeat,${TAGGED}`;
  return [picture, `[1:v:0]${mark.join(',')}[mark]`];
}

function gridSteps({ startMs, endMs, treatment, fillsStart }: GraphInput): string[] {
  const { frameRate, deinterlace } = treatment;
  const [first, end] = [frameAt(startMs, frameRate), frameAt(endMs, frameRate)];
  const rate = frameRate.join('/');
  // The timeline begins at 0, whenever the first picture comes.
  const start = startMs === 0 || fillsStart ? `:start_time=${startMs / 1000}` : '';
  return [
    ...(deinterlace ? ['bwdif=mode=send_frame:deint=all'] : []),
    `fps=fps=${rate}${start}`,
    // What is missing at the end is the last picture again, so that every chunk is whole.
    'tpad=stop=-1:stop_mode=clone',
    `trim=start_pts=${first}:end_pts=${end}`,
  ];
}

function topSteps({ width, height }: VideoRendition, treatment: VideoTreatment): string[] {
  return [...scaleSteps(width, height, treatment), TAGGED, 'setsar=1'];
}

/** What a still picture needs: other colours than video has. */
export function stillSteps(
  width: number,
  height: number,
  treatment: VideoTreatment | null,
  range: 'tv' | 'pc',
): string[] {
  const format = range === 'pc' ? 'yuvj420p' : 'yuv420p';
  const final = `scale=in_color_matrix=bt709:in_range=tv:out_color_matrix=bt601:out_range=${range}`;
  return [...scaleSteps(width, height, treatment ?? OWN), 'setsar=1', final, `format=${format}`];
}

type Colors = Pick<VideoTreatment, 'toneMap' | 'sourceMatrix' | 'sourceRange'>;

/** Our own rungs. */
const OWN: Colors = { toneMap: false, sourceMatrix: 'bt709', sourceRange: 'tv' };

function scaleSteps(width: number, height: number, colors: Colors): string[] {
  const { toneMap, sourceMatrix, sourceRange } = colors;
  if (toneMap) return toneMapSteps(width, height);
  const from = `in_color_matrix=${MATRICES[sourceMatrix] ?? 'auto'}:in_range=${sourceRange}`;
  const to = 'out_color_matrix=bt709:out_range=tv';
  return [`scale=${width}:${height}:flags=bicubic:${from}:${to}`, 'format=yuv420p'];
}

/** Names that ffprobe has for matrices, and those that the scaler knows. */
const MATRICES: Readonly<Record<string, string>> = {
  bt709: 'bt709',
  smpte170m: 'smpte170m',
  bt470bg: 'bt470bg',
  fcc: 'fcc',
  smpte240m: 'smpte240m',
  bt2020nc: 'bt2020',
};

const TAGGED =
  'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv:field_mode=prog';

/** HDR to SDR in linear light (Hable's curve), in the small picture: it is costly. */
function toneMapSteps(width: number, height: number): string[] {
  return [
    `scale=${width}:${height}:flags=bicubic`,
    'setparams=color_primaries=bt2020:colorspace=bt2020nc',
    'zscale=transfer=linear:npl=100',
    'format=gbrpf32le',
    'zscale=primaries=bt709',
    'tonemap=tonemap=hable:desat=0',
    'zscale=transfer=bt709:matrix=bt709:range=tv',
    'format=yuv420p',
  ];
}
