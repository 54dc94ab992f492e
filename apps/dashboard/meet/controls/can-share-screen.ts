/** Phones cannot share their screen. */
export const canShareScreen = (): boolean =>
  'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices;
