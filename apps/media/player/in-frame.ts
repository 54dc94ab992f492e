/** What a page that has the player in a frame may ask for and hear: nothing of it is secret. */
export function speakWithFrame(video: HTMLVideoElement): void {
  if (window.location.hash === '#autoplay') void video.play().catch(() => undefined);
  if (window.parent === window) return;
  video.addEventListener('ended', () => window.parent.postMessage('skydeck.ended', '*'));
}
