/** A file of a folder that was chosen or dropped. */
export interface PickedFile {
  /** Below the folder, such as `src/main.js`. */
  readonly path: string;
  readonly file: File;
}

/** A folder that was chosen or dropped. */
export interface PickedFolder {
  readonly name: string;
  readonly files: readonly PickedFile[];
}

/** Never a part of the code; not even looked into, as there may be very many files. */
const NEVER = new Set(['.git', 'node_modules', '.DS_Store']);

const isWanted = (path: string): boolean => !path.split('/').some((part) => NEVER.has(part));

/** The files of a folder that was chosen in a dialog. */
export function fromInput(list: FileList): PickedFolder {
  const all = Array.from(list);
  const name = all[0]?.webkitRelativePath.split('/')[0] ?? '';
  const files = all
    .map((file) => ({ path: file.webkitRelativePath.split('/').slice(1).join('/'), file }))
    .filter(({ path }) => isWanted(path));
  return { name, files };
}

/** The files of what was dropped: one folder, or files side by side. */
export async function fromDrop(items: DataTransferItemList): Promise<PickedFolder> {
  // Taken at once: the list is emptied when the event is over.
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((it) => it !== null);
  const [first] = entries;
  const isFolder = entries.length === 1 && first?.isDirectory === true;
  const tops = isFolder ? await childrenOf(first as FileSystemDirectoryEntry) : entries;
  const files = await Promise.all(tops.map((entry) => filesOf(entry, '')));
  return { name: isFolder ? first.name : '', files: files.flat() };
}

async function filesOf(entry: FileSystemEntry, below: string): Promise<PickedFile[]> {
  const path = `${below}${entry.name}`;
  if (!isWanted(path)) return [];
  if (entry.isDirectory) {
    const children = await childrenOf(entry as FileSystemDirectoryEntry);
    return (await Promise.all(children.map((child) => filesOf(child, `${path}/`)))).flat();
  }
  const file = await new Promise<File>((resolve, reject) => {
    (entry as FileSystemFileEntry).file(resolve, reject);
  });
  return [{ path, file }];
}

/** Browsers give about a hundred at a time. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}
