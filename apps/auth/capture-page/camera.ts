import { type FrameProblem, judgeFrame } from './frame-quality.js';

const LOOK_EVERY_MS = 300;

/** A camera that is running. */
export class Camera {
  readonly #timer: ReturnType<typeof setInterval>;

  private constructor(
    readonly video: HTMLVideoElement,
    private readonly stream: MediaStream,
    onLook: (problem: FrameProblem) => void,
  ) {
    this.#timer = setInterval(() => onLook(judgeFrame(video)), LOOK_EVERY_MS);
  }

  /** Starts a camera; throws what the browser says when there is none or it may not be used. */
  static async start(
    video: HTMLVideoElement,
    facing: 'environment' | 'user',
    onLook: (problem: FrameProblem) => void,
  ): Promise<Camera> {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: facing }, width: { ideal: 2560 }, height: { ideal: 1440 } },
    });
    video.srcObject = stream;
    await video.play();
    return new Camera(video, stream, onLook);
  }

  /** Lets go of the camera; its light goes out. */
  stop(): void {
    clearInterval(this.#timer);
    for (const track of this.stream.getTracks()) track.stop();
    this.video.srcObject = null;
  }
}
