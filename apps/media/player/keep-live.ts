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
  // Another broadcast is another stream, which stands still unless it is told not to.
  const wants = (isPlaying: boolean) => () => (video.autoplay = isPlaying);
  video.addEventListener('play', wants(true));
  video.addEventListener('pause', () => !video.ended && wants(false)());
  const again = (): void => {
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
