import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { assetsKey } from '../../api/assets.js';
import { sendFile } from './send-file.js';
import type { UploadSettings } from './upload-settings.js';

/** A file on its way. */
export interface SentFile {
  readonly number: number;
  readonly name: string;
  readonly sizeBytes: number;
  /** How much of it has arrived, from 0 to 1. */
  readonly part: number;
  readonly error: Error | null;
}

const AT_ONCE = 2;

/** Files that are being sent, a few at once; whoever leaves the page calls them off. */
export function useUploads(project: string, settings: UploadSettings) {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const state = useRef({ next: 1, running: 0, waiting: [] as (() => void)[] });
  const controls = useRef(new Map<number, AbortController>());

  const change = useCallback((number: number, changes: Partial<SentFile>) => {
    setFiles((all) => all.map((one) => (one.number === number ? { ...one, ...changes } : one)));
  }, []);
  const remove = useCallback((number: number) => {
    controls.current.get(number)?.abort();
    controls.current.delete(number);
    setFiles((all) => all.filter((one) => one.number !== number));
  }, []);

  const send = useCallback(
    async (number: number, file: File, wanted: UploadSettings) => {
      const turn = state.current;
      if (turn.running >= AT_ONCE) await new Promise<void>((go) => turn.waiting.push(go));
      turn.running += 1;
      const { signal } = controls.current.get(number) ?? new AbortController();
      try {
        signal.throwIfAborted();
        const onProgress = (part: number) => change(number, { part });
        await sendFile(project, file, { onProgress, signal, settings: wanted });
        remove(number);
        await client.invalidateQueries({ queryKey: assetsKey(project) });
      } catch (error) {
        if (!signal.aborted) change(number, { error: error as Error });
      } finally {
        turn.running -= 1;
        turn.waiting.shift()?.();
      }
    },
    [change, client, project, remove],
  );

  const add = useCallback(
    (added: readonly File[]) => {
      for (const file of added) {
        const number = state.current.next++;
        controls.current.set(number, new AbortController());
        const { name, size: sizeBytes } = file;
        setFiles((all) => [...all, { number, name, sizeBytes, part: 0, error: null }]);
        void send(number, file, settings);
      }
    },
    [send, settings],
  );
  return { files, add, remove };
}
