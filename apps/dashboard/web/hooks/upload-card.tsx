import { deploy } from '../api/apps.js';
import { uploadSource } from '../api/app-sources.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { useDeploying } from '../apps/use-deploying.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Section } from '../ui/section.js';
import { FolderDrop } from './folder-drop.js';
import type { PickedFile } from './picked-files.js';
import { packFolder } from './pack-folder.js';

/** Deploys a folder of the own machine. */
export function UploadCard({ project, app }: AppTabProps) {
  const going = useDeploying({ project, app: app.name });
  const send = (files: readonly PickedFile[]) =>
    going.mutate(async () => {
      const { archive } = await packFolder(files);
      const { id } = await uploadSource(project, archive);
      return deploy(project, app.name, { source: id });
    });
  return (
    <Section
      title="Upload a folder"
      text="Deploys what is on your machine, but for what .gitignore and .skydeckignore name."
    >
      <FolderDrop isBusy={going.isPending} onFolder={({ files }) => send(files)} />
      <ErrorNotice error={going.error} />
    </Section>
  );
}
