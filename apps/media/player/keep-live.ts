const AGAIN_MS = 3000;

/**
 * Plays what is live, waits while it is not, and goes on with the next broadcast by itself.
 * @param start plays from now on, and says when that came to nothing
 */
export function keepLive(
  video: HTMLVideoElement,
  start: (onFailure: (text: string) => void) => Promise<void>,
  tell: (text: string) => void,
): Promise<void> {
  const again = (): void => {
    // Another broadcast is another stream: without this it would stand still.
    if (!video.paused || video.ended) video.autoplay = true;
    setTimeout(() => {
      tell('');
      void begin();
    }, AGAIN_MS);
  };
  const begin = () =>
    start((text) => {
      tell(text);
      again();
    });
  video.addEventListener('ended', again);
  return begin();
}
