import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type UploadedImage, uploadImage } from '../api/image-uploads.js';
import { imagesQuery } from '../api/images.js';

interface Upload {
  readonly file: File;
  readonly about: UploadedImage;
}

/** Sends a file, tells how far it is, and ends when the page is left or `callOff` is called. */
export function useUpload(project: string, onDone: () => void) {
  const [part, setPart] = useState(0);
  const sending = useRef<AbortController>(null);
  const queryClient = useQueryClient();
  useEffect(() => () => sending.current?.abort(), []);
  const upload = useMutation({
    mutationFn: ({ file, about }: Upload) => {
      const controller = new AbortController();
      sending.current = controller;
      setPart(0);
      return uploadImage(project, file, about, { onProgress: setPart, signal: controller.signal });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries(imagesQuery(project));
      onDone();
    },
  });
  const isCalledOff = upload.error instanceof DOMException;
  return {
    part,
    isPending: upload.isPending,
    error: isCalledOff ? null : upload.error,
    isCalledOff,
    send: (file: File, about: UploadedImage) => upload.mutate({ file, about }),
    callOff: () => sending.current?.abort(),
  };
}
