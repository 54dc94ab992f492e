import { fromDrop } from '../../../hooks/picked-files.js';

/** A file, and the folders that it lies in below what was dropped or chosen. */
export interface ChosenFile {
  readonly file: File;
  readonly below: string;
}

/** Whether files of the machine are dragged, not something of the page. */
export const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

/** The files of what was dropped, with the folders around them. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const single = Array.from(files);
  const { name, files: picked } = await fromDrop(items);
  // Files that a program made have no entry on any disk.
  if (picked.length === 0) return single.map((file) => ({ file, below: '' }));
  return picked.map(({ path, file }) => ({ file, below: folderOf(name, path) }));
}

/** The files that were chosen in a dialog. */
export const chosenFiles = (list: FileList): ChosenFile[] =>
  Array.from(list, (file) => ({ file, below: folderOf('', file.webkitRelativePath) }));

function folderOf(name: string, path: string): string {
  const inner = path.split('/').slice(0, -1);
  return [name, ...inner].filter(Boolean).join('/');
}
