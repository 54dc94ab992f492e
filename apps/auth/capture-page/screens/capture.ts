import type { DocumentType, Side } from '../api.js';
import { Camera } from '../camera.js';
import { make, problem, show } from '../dom.js';
import type { FrameProblem } from '../frame-quality.js';
import { preparePicture, takePicture } from '../pictures.js';
import type { Words } from '../words.js';

/** What is to be photographed. */
export interface Wanted {
  type: DocumentType;
  side: Side;
  step: number;
  steps: number;
  problem?: string;
}

/** Asks for one picture, by camera or as a file. */
export async function capture(words: Words, wanted: Wanted): Promise<Blob> {
  const isSelfie = wanted.side === 'selfie';
  const video = make('video', { playsinline: true, 'aria-label': words.capture.camera });
  video.muted = true;
  const hint = make('p', { class: 'live', 'aria-live': 'polite' }, words.hints.starting);
  const stage = make(
    'div',
    { class: `stage ${shapeOf(wanted)}` },
    video,
    make('div', { class: 'frame', 'aria-hidden': 'true' }),
  );
  const shutter = make('button', { class: 'shutter', disabled: true }, words.capture.shoot);
  const file = make('input', { type: 'file', accept: 'image/jpeg,image/png,image/webp' });
  const trouble = make('div', {});
  if (wanted.problem) trouble.replaceChildren(problem(wanted.problem));
  show(
    wanted.steps === 1 ? null : make('p', { class: 'step' }, words.step(wanted.step, wanted.steps)),
    make('h1', {}, titleOf(words, wanted)),
    make('p', { class: 'lead' }, isSelfie ? words.capture.leadSelfie : words.capture.lead),
    trouble,
    stage,
    hint,
    shutter,
    make('label', { class: 'file' }, file, make('span', {}, words.capture.upload)),
  );
  const camera = startCamera();
  try {
    return await new Promise<Blob>((resolve, reject) => {
      shutter.addEventListener('click', () => {
        takePicture(video).then(resolve, reject);
      });
      file.addEventListener('change', () => {
        const [chosen] = file.files ?? [];
        if (chosen === undefined) return;
        preparePicture(chosen).then(resolve, () => {
          file.value = '';
          trouble.replaceChildren(problem(words.problems['not_a_picture']!));
        });
      });
    });
  } finally {
    (await camera)?.stop();
  }

  async function startCamera(): Promise<Camera | undefined> {
    try {
      const running = await Camera.start(video, isSelfie ? 'user' : 'environment', (seen) => {
        const text = isSelfie ? faceHint(words, seen) : words.hints[seen];
        if (hint.textContent !== text) hint.textContent = text;
        stage.dataset['seen'] = hint.dataset['seen'] = seen;
      });
      shutter.disabled = false;
      return running;
    } catch (error) {
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
      stage.hidden = hint.hidden = shutter.hidden = true;
      const key = isDenied ? 'camera_denied' : 'camera_missing';
      trouble.replaceChildren(problem(words.problems[key]!));
      return undefined;
    }
  }
}

/** Faces have no surface to tilt. */
function faceHint({ hints }: Words, seen: FrameProblem): string {
  if (seen === 'good') return hints.face;
  return seen === 'glare' ? hints.bright : hints[seen];
}

function shapeOf({ type, side }: Wanted): string {
  if (side === 'selfie') return 'face';
  return type === 'passport' ? 'page' : 'card';
}

function titleOf(words: Words, { type, side }: Wanted): string {
  return type === 'passport' && side === 'front' ? words.capture.passport : words.capture[side];
}
