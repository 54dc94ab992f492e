import { TranscoderUnavailable } from '@skydeck/ffmpeg-sandbox';

/** Whether a program can be used. @throws TranscoderUnavailable when it may not be missing */
export async function isThere(tool: { open(): Promise<void> }, mayLack: boolean): Promise<boolean> {
  try {
    await tool.open();
    return true;
  } catch (error) {
    if (mayLack && error instanceof TranscoderUnavailable) return false;
    throw error;
  }
}
