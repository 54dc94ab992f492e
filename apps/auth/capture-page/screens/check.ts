import { make, problem, show } from '../dom.js';
import { later } from '../later.js';
import type { Words } from '../words.js';

/** Shows a picture that was taken. Resolves when it was uploaded, or with false to take another. */
export function checkPicture(
  words: Words,
  picture: Blob,
  isSelfie: boolean,
  upload: (onProgress: (share: number) => void) => Promise<void>,
  inWords: (error: unknown) => string,
): Promise<boolean> {
  const { promise, resolve } = later<boolean>();
  const address = URL.createObjectURL(picture);
  const trouble = make('div', {});
  const progress = make('progress', { max: '1', value: '0', hidden: true });
  progress.setAttribute('aria-label', words.check.uploading);
  const use = make('button', { class: 'main' }, words.check.use);
  const again = make('button', { class: 'second' }, words.check.again);
  const finish = (isUsed: boolean): void => {
    URL.revokeObjectURL(address);
    resolve(isUsed);
  };
  again.addEventListener('click', () => finish(false));
  use.addEventListener('click', () => {
    use.disabled = again.disabled = true;
    progress.hidden = false;
    use.textContent = words.check.uploading;
    upload((share) => {
      progress.value = share;
    }).then(
      () => finish(true),
      (error: unknown) => {
        use.disabled = again.disabled = false;
        progress.hidden = true;
        use.textContent = words.check.use;
        trouble.replaceChildren(problem(inWords(error)));
      },
    );
  });
  show(
    make('h1', {}, words.check.title),
    make('p', { class: 'lead' }, isSelfie ? words.check.leadSelfie : words.check.lead),
    trouble,
    make('img', { class: 'shot', src: address, alt: words.check.alt }),
    progress,
    make('div', { class: 'actions' }, use, again),
  );
  return promise;
}
